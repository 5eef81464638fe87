/**
 * Records what a visitor does before the page is interactive: a form that was submitted and a button that was pressed.
 * The returned function stops recording and repeats both.
 */
export function captureEarlyEvents(): () => void {
  let form: HTMLFormElement | null = null;
  let button: HTMLButtonElement | null = null;

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) form = event.target;
  };
  const onClick = ({ target }: MouseEvent) => {
    button = target instanceof Element ? target.closest<HTMLButtonElement>('button[type="button"]') : null;
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);

  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
    if (form?.isConnected) form.requestSubmit();
    if (button?.isConnected) button.click();
  };
}
