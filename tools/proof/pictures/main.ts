// npm run pictures: takes the pictures of the home page, of the product's page and of the README anew, from the demo
// contest as it runs. Whoever changes one of these screens runs it and looks at what has become of the texts beside them.

import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { OrganizerLogin } from '@rampa/contract';
import { findContest } from '../../run/demo/contest.ts';
import { unwatched } from '../../run/demo/say.ts';
import { Show } from '../../run/demo/show.ts';
import { findBrowser } from '../../run/services/browser.mjs';
import { ROOT } from '../client/building.ts';
import { Product } from '../client/product.ts';
import { onStage } from './on-stage.ts';
import { webpOf } from './webp.ts';

const PLACE = join(ROOT, 'apps/portal/src/home/pictures');
const PROGRAM = 'Народный танец';
const SEED = 6;
const SPEED = 1_000_000;
/** The last performance of the pictures with results; the next one is on stage in the others. */
const [PLAYED, NEXT] = ['10', '11'];
/** A screen of the desk at its usual size, made smaller for the page. */
const DESK = { width: 1440, height: 900, scale: 1120 / 1440 };
const PHONE = { width: 390, height: 800, scale: 560 / 390 };
const HALL = { width: 1120, height: 630, scale: 1 };

interface Size {
  width: number;
  height: number;
  scale: number;
}

async function main(): Promise<void> {
  if (!existsSync(join(ROOT, 'apps/portal/dist/index.html')))
    throw new Error('Клиенты не собраны: сначала npm start или npm test.');
  const { path, args } = await findBrowser({ say: console.log });
  const product = await Product.start({ fast: true });
  try {
    const browser = await chromium.launch({ executablePath: path, args });
    // Before the product: the sockets of an open page would ask for its nodes again.
    try {
      await take(product, browser);
    } finally {
      await browser.close();
    }
  } finally {
    await product.stop();
  }
}

async function take(product: Product, browser: Browser): Promise<void> {
  const url = product.urls[0]!;
  const organizer = await product.organizer();
  const contest = await findContest(organizer, { url, login: '', password: '', competition: null });
  const chosen = contest.programs.find(({ title }) => title.includes(PROGRAM))!;
  const program = chosen.guid;
  const { links } = product;
  const here = (link: string) => {
    const { pathname, search, hash } = new URL(link);
    return `${url}${pathname}${search}${hash}`;
  };
  const opened = async (size: Size, link: string, enter?: (context: BrowserContext) => Promise<unknown>) => {
    const { width, height, scale: deviceScaleFactor } = size;
    const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, locale: 'ru-RU' });
    await enter?.(context);
    const page = await context.newPage();
    await page.goto(link);
    return page;
  };
  const byLink = async (size: Size, link: string) => {
    const page = await opened(size, here(link));
    const entered = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.ok());
    await page.getByRole('button', { name: 'Войти' }).click();
    await entered;
    await page.waitForLoadState('networkidle');
    return page;
  };
  const { login, password } = links.organizer;
  const signIn = async (context: BrowserContext) => {
    const answer = await context.request.post(`${url}/api/v1/${OrganizerLogin.path}`, { data: { login, password } });
    if (!answer.ok()) throw new Error(`Вход организатора: ${answer.status()}.`);
  };
  const desk = (at: string) => opened(DESK, `${url}/organizer/events/${contest.guid}${at}`, signIn);

  unwatched();
  const played = { ...contest, programs: [chosen] };
  const show = new Show({ organizer, contest: played, url, speed: SPEED, seed: SEED, until: PLAYED });
  try {
    await show.play();
  } finally {
    show.stop();
  }

  const hall = await opened(HALL, here(links.display!.url));
  await seen(hall, 'Итоговый балл');
  await keep(hall, 'hall-result');
  const large = await opened({ width: 1920, height: 1080, scale: 1 }, here(links.display!.url));
  await seen(large, 'Итоговый балл');
  await atRest(large);
  await large.screenshot({ path: join(ROOT, 'docs/hall-result.png') });
  const judge = await byLink(PHONE, links.judges[0]!.url);
  await judge.goto(`${url}${new URL(judge.url()).pathname}?competitionProgramGuid=${program}`);
  await judge.getByRole('button', { name: 'Выступления' }).click();
  await judge
    .getByRole('dialog')
    .getByRole('button')
    .filter({ has: judge.getByText(PLAYED, { exact: true }) })
    .click();
  await judge.getByText('принято', { exact: true }).nth(4).waitFor();
  await keep(judge, 'judge');
  const protocol = await desk(`/protocols?competitionProgramGuid=${program}`);
  await protocol
    .getByTitle(/^Почему/)
    .first()
    .click();
  await seen(protocol, 'Версия протокола');
  await keep(protocol, 'protocol-why');

  await onStage(organizer, program, NEXT);
  await hall.getByText(NEXT, { exact: true }).first().waitFor();
  await keep(hall, 'hall-current');
  const presenter = await byLink({ width: 1024, height: 720, scale: 1 }, links.presenter!.url);
  await presenter.getByRole('main').getByRole('button').filter({ hasText: PROGRAM }).click();
  await seen(presenter, 'Закончил');
  await keep(presenter, 'presenter');
  const order = await desk(`/program?competitionProgramGuid=${program}`);
  await seen(order, 'Закончил');
  await keep(order, 'program');
  const phone = await opened(PHONE, `${url}/program/${program}`);
  await seen(phone, 'Сейчас на сцене');
  await keep(phone, 'program-phone');
}

const seen = (page: Page, text: string) => page.getByText(text).first().waitFor();

/** Nothing of the picture is on its way. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

async function keep(page: Page, name: string): Promise<void> {
  await atRest(page);
  writeFileSync(join(PLACE, `${name}.webp`), await webpOf(page.context(), await page.screenshot()));
  console.log(`${name}: ${(await page.locator('body').innerText()).replaceAll(/\s+/g, ' ').slice(0, 160)}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
