/** A user without a mouse. */
import type { Locator, Page } from 'playwright-core';

export function focused(page: Page, target: Locator): Promise<void> {
  return target.and(page.locator(':focus')).waitFor();
}

/** Moves the focus with Tab until it is on `target`. */
export function tabTo(page: Page, target: Locator): Promise<void> {
  return pressUntilFocused(page, 'Tab', target);
}

/** Opens the focused menu and chooses the item `target`. */
export async function chooseItem(page: Page, target: Locator): Promise<void> {
  await pressUntilFocused(page, 'ArrowDown', target);
  await page.keyboard.press('Enter');
}

async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press(key);
    if ((await target.and(page.locator(':focus')).count()) > 0) return;
  }
  throw new Error(`${key} does not reach ${target}.`);
}
