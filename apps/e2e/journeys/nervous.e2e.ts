// Nervous fingers on the desk: the second press comes in the very moment in which the first one has changed the words of
// the button. It is no second wish.

import { expect, test, type Locator, type Page } from '@playwright/test';
import {
  CompetitionProgramGetProgramColumnsDataForModerator,
  CompetitionProgramItemSetActivity,
} from '@rampa/contract';
import { BASE, Contest } from '../contest.ts';
import { signIn } from '../pages.ts';

const BAR = '[aria-label="Ведение программы"]';

/** Presses again as soon as the bar says `words`: by the button under the finger, or by Space. */
async function pressedAgain(page: Page, words: string, by: 'finger' | 'Space'): Promise<void> {
  await page.evaluate(
    ([bar, said, how, mark]) => {
      new MutationObserver((_, observer) => {
        const button = [...document.querySelectorAll<HTMLElement>(`${bar} button`)].find((one) =>
          one.textContent.replaceAll('\u00A0', ' ').startsWith(said!),
        );
        if (!button) return;
        observer.disconnect();
        const kinds = how === 'Space' ? ['keydown', 'keyup'] : ['pointerdown', 'pointerup', 'click'];
        for (const kind of kinds) {
          const event =
            how === 'Space'
              ? new KeyboardEvent(kind, { key: ' ', code: 'Space', bubbles: true, cancelable: true })
              : new PointerEvent(kind, { bubbles: true, cancelable: true });
          (how === 'Space' ? document.body : button).dispatchEvent(event);
        }
        document.body.dataset[mark!] = 'done';
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    },
    [BAR, words, by, 'second'],
  );
}

const activities = async (contest: Contest) => {
  const query = { competitionProgramGuid: contest.program };
  const { items } = await contest.call(CompetitionProgramGetProgramColumnsDataForModerator, { query });
  return items.map(({ activity }) => activity);
};

/** «На сцену», again at once; «Закончил», again at once: one step each. */
async function leads(page: Page, contest: Contest, by: 'finger' | 'Space'): Promise<void> {
  const bar = page.getByRole('toolbar', { name: 'Ведение программы' });
  let steps = 0;
  page.on('request', (request) => (steps += request.url().includes(CompetitionProgramItemSetActivity.path) ? 1 : 0));
  const press = async (button: Locator, next: string) => {
    await expect(button).toBeVisible();
    await pressedAgain(page, next, by);
    if (by === 'Space') await page.keyboard.press('Space');
    else await button.click();
    await expect(page.locator('body[data-second="done"]')).toBeVisible();
    // Asked after the second press: what that had sent would be on its way already.
    await page.evaluate(() => {
      delete document.body.dataset.second;
      return fetch('/robots.txt').then(({ status }) => status);
    });
  };
  await press(bar.getByRole('button', { name: /^На сцену №\s1/ }), 'Закончил № 1');
  expect([steps, await activities(contest)]).toEqual([1, ['OnStage', 'Waiting', 'Waiting']]);
  // The bar as it is for whoever comes back to it: nothing rests any more.
  await page.reload();
  await press(bar.getByRole('button', { name: /^Закончил №\s1/ }), 'На сцену № 2');
  expect([steps, await activities(contest)]).toEqual([2, ['Done', 'Waiting', 'Waiting']]);
}

for (const by of ['finger', 'Space'] as const)
  for (const [name, path] of [
    ['the program page', 'program'],
    ['the live desk', 'desk'],
  ] as const)
    test(`on ${name} a second press by ${by} at once is one step`, async ({ page }) => {
      const contest = await Contest.create();
      await page.setViewportSize({ width: 1440, height: 900 });
      await signIn(page);
      await page.goto(`${BASE}/organizer/events/${contest.guid}/${path}`);
      await leads(page, contest, by);
    });
