export { ContentPageView as Page } from '../content-page/content-page';
