import { languageOf } from '../lib/addresses';

const TEXTS = {
  en: () => import('../../content/en/page-failure'),
  hi: () => import('../../content/hi/page-failure'),
};

export async function showFailureNotice(): Promise<void> {
  const { pageFailure } = await TEXTS[languageOf(location.pathname)]();
  const link = document.createElement('a');
  link.href = window.location.pathname + window.location.search;
  link.textContent = pageFailure.reload;
  const message = document.createElement('p');
  message.className = 'toast__message';
  message.append(`${pageFailure.text} `, link);
  const notice = document.createElement('div');
  notice.className = 'toast toast--error';
  notice.append(message);
  const place = document.createElement('div');
  place.className = 'toasts toasts--bottom-left';
  place.role = 'alert';
  place.append(notice);
  document.body.append(place);
}
