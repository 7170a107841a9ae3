import { expect, test } from '@playwright/test';
import { BASE, Contest, ORGANIZER } from '../contest.ts';
import { expectAccessible, expectNoSidewaysScroll, picture, signIn } from '../pages.ts';

test.describe('the organizer signs in', () => {
  test('with a wrong password he reads why, with the right one he gets in', async ({ page }) => {
    await page.goto(`${BASE}/organizer`);
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await picture(page, 'sign-in');
    await page.getByLabel('Электронная почта').fill(ORGANIZER.login);
    await page.getByLabel('Пароль', { exact: true }).fill('не тот пароль');
    let sent = 0;
    page.on('request', (request) => void (/Login/.test(request.url()) && request.method() === 'POST' && sent++));
    // Two presses before anything is drawn are one attempt.
    await page.getByRole('button', { name: 'Войти', exact: true }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText('Неверная почта или пароль.')).toBeVisible();
    expect(sent).toBe(1);
    await page.getByLabel('Пароль', { exact: true }).fill(ORGANIZER.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Ближайшие мероприятия' })).toBeVisible();
  });

  test('without a session every page of his leads to the door and back', async ({ page }) => {
    const contest = await Contest.create();
    await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
    await expect(page.getByRole('heading', { name: 'Вход' })).toBeVisible();
    await page.getByLabel('Электронная почта').fill(ORGANIZER.login);
    await page.getByLabel('Пароль', { exact: true }).fill(ORGANIZER.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Программа выступлений' })).toBeVisible();
  });
});

test('the program: the next step by one key, and it can be undone', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  await expect(page.getByRole('button', { name: '№ 1 Жар-птица, изменить' })).toBeVisible();
  await page.locator('body').press('Space');
  await expect(page.getByText('на сцене', { exact: true }).first()).toBeVisible();
  await picture(page, 'program');
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: /^Отменить «На сцене №\s1»/ })).toBeVisible();
  await page.locator('body').press('Control+z');
  await expect(page.getByText('На сцене никого')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Отменить/ })).toBeHidden();
});

test('no key of the stage is heard while anything is open, and the focus comes back to where it was', async ({
  page,
}) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/program`);
  const finish = page.getByRole('button', { name: /^Закончил №\s1 / });
  const row = page.getByRole('button', { name: /^Действия: №\s2 / });
  const isFocused = (name: string) => expect(page.getByRole('menuitem', { name })).toBeFocused();
  await row.press('Enter');
  await isFocused('На сцену');
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  // On its second opening the menu is another element, created already.
  await row.press('Space');
  await isFocused('На сцену');
  await page.getByRole('menuitem', { name: 'Изменить' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(row).toBeFocused();
  await row.press('Space');
  await isFocused('На сцену');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Ещё о программе' }).click();
  await isFocused('Изменить программу');
  // Nobody has left the stage.
  await page.keyboard.press('Escape');
  await expect(finish).toBeVisible();
});

test('the protocol recounts while the judges mark, and says why', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await expect(page.getByRole('heading', { name: 'Сводный протокол' })).toBeVisible();
  await contest.stage(0);
  await contest.mark(0, 0, [94, 96]);
  await contest.mark(1, 0, [90, 92]);
  const row = page.getByRole('row', { name: /Жар-птица/ });
  await expect(row).toContainText('9,30');
  await expect(row).toContainText('Лауреат I степени');
  await picture(page, 'protocol');
  await row.getByRole('button', { name: /Жар-птица/ }).click();
  await expect(page.getByRole('heading', { name: 'Почему 9,30' })).toBeVisible();
  await picture(page, 'protocol-why');
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Оценки по критериям' })).toContainText('Артистизм');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Почему 9,30' })).toBeHidden();
  await contest.mark(1, 0, [80, 80]);
  await expect(row).toContainText('8,75');
  // The total also opens the explanation and gets the focus back.
  await row.getByTitle('Почему 8,75').press('Enter');
  await expect(page.getByRole('heading', { name: 'Почему 8,75' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row.getByTitle('Почему 8,75')).toBeFocused();
});

test('a refused lock leads to the cell that is missing, on a desk and on a phone', async ({ page }) => {
  const contest = await Contest.create();
  await contest.stage(0);
  await contest.mark(0, 0, [94, 96]);
  await contest.enter(1);
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  const awaited = page.getByRole('region', { name: 'Кого ждём' });
  await expect(awaited).toContainText('Громова');
  await expect(awaited).not.toContainText('Берестов');
  await awaited.getByRole('button', { name: /^Напомнить/ }).click();
  await expect(awaited.getByRole('button', { name: /^Напомнили/ })).toBeVisible();
  const refused = page.getByRole('dialog', { name: 'Закрыть пока нельзя' });
  await page.getByRole('button', { name: 'Закрыть протокол' }).click();
  await expect(refused).toContainText(/2\s*выступления ещё не\s*были на\s*сцене/);
  await expect(refused.getByRole('listitem')).toHaveCount(2);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await picture(page, `lock-refused-${width}`);
  }
  await expectAccessible(page);
  await refused.getByRole('button', { name: 'Показать все в протоколе' }).click();
  const waiting = page.getByRole('switch', { name: /^Ждут оценок:\s3/ });
  await expect(waiting).toBeChecked();
  await expect(waiting).toBeFocused();
  await page.getByRole('button', { name: 'Закрыть протокол' }).click();
  await refused
    .getByRole('button', { name: /^Громова/ })
    .first()
    .click();
  await expect(refused).toBeHidden();
  await expect(page.getByTitle('Громова, Жар-птица: исправить')).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(page.getByRole('button', { name: /^Жар-птица/ })).toHaveAttribute('aria-expanded', 'false');
  await expectNoSidewaysScroll(page);
  await awaited.getByRole('button', { name: /^Громова/ }).click();
  await expect(page.getByRole('button', { name: /^Жар-птица/ })).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByTitle(/^Громова.*Жар-птица: исправить/)).toBeFocused();
  await picture(page, 'protocol-360');
  await expectAccessible(page);
});

test('an opening without judges is refused with the way to where they are added', async ({ page }) => {
  const contest = await Contest.create({ judges: 0, open: false });
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}/protocols`);
  await page.getByRole('button', { name: 'Открыть приём оценок' }).click();
  const refused = page.getByRole('dialog', { name: 'Открыть пока нельзя' });
  await expect(refused).toBeVisible();
  await picture(page, 'opening-refused');
  await refused.getByRole('link', { name: 'Судьи' }).click();
  await expect(page).toHaveURL(`${BASE}/organizer/events/${contest.guid}/judges`);
  await expect(page.getByRole('button', { name: 'Добавить судей' })).toBeVisible();
});

test('an event goes to the archive, where nothing can be changed, and comes back', async ({ page }) => {
  const contest = await Contest.create();
  await signIn(page);
  await page.goto(`${BASE}/organizer/events/${contest.guid}`);
  await page.getByRole('button', { name: 'Убрать в архив' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText('Заявки больше не подать и не исправить, платежи не внести');
  await picture(page, 'archive-asked');
  await asked.getByRole('button', { name: 'Убрать в архив' }).click();
  await expect(page.getByText('Мероприятие в архиве: изменить его нельзя.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeHidden();
  const title = page.getByRole('textbox', { name: 'Название', exact: true });
  await expect(title).toHaveAttribute('readonly');
  await picture(page, 'archived');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Вернуть из архива' }).click();
  await expect(page.getByRole('button', { name: 'Убрать в архив' })).toBeVisible();
  await expect(title).not.toHaveAttribute('readonly');
});
