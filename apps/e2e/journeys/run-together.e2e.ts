// The look for words printed together finds them, and nothing that has its room.

import { expect, test } from '@playwright/test';
import { runTogether } from '../run-together.ts';

test('words printed together are found at any scale; a gap, a line end and what is hidden are none', async ({
  page,
}) => {
  await page.setContent(`
    <p><span>Награждение</span><span>Результаты</span></p>
    <p style="zoom: 0.25"><i>Зал</i><i>Пульт</i></p>
    <p style="display: flex; gap: 0.4em; transform: scale(0.2)"><span>Далее</span><span>Лель</span></p>
    <p><span>Город</span> <span>Арзамас</span></p>
    <p><span style="display: block">Отделение</span><span>Номер</span></p>
    <p style="visibility: hidden"><span>Тайное</span><span>Слово</span></p>`);
  expect(await runTogether(page)).toEqual(['Награждение|Результаты', 'Зал|Пульт']);
});
