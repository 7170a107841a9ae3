// The measured pages, and how a visitor signs in where it is needed.

import type { BrowserContext } from 'playwright-core';
import type { Product } from '../../client/product.ts';
import type { PlayedContest } from './played-contest.ts';

export interface MeasuredPage {
  title: string;
  url: string;
  /** Goals for the four marks, of a hundred. */
  least: number;
  /** The page tells search engines not to index it. */
  isUnlisted?: boolean;
  enter?(context: BrowserContext): Promise<void>;
}

const LIGHT = 95;
const DESK = 90;

export function pagesOf(product: Product, { event, program, protocolKey }: PlayedContest): MeasuredPage[] {
  const base = product.urls[0]!;
  const { organizer, judges, presenter, display } = product.links;
  const here = (link: string) => {
    const { pathname, search, hash } = new URL(link);
    return `${base}${pathname}${search}${hash}`;
  };
  const signIn = async (context: BrowserContext) => {
    const { login, password } = organizer;
    const answer = await context.request.post(`${base}/api/v1/Organizer/Login`, { data: { login, password } });
    if (!answer.ok()) throw new Error(`Вход организатора: ${answer.status()}`);
  };
  const listed = (title: string, path: string) => ({ title, url: base + path, least: LIGHT });
  const unlisted = (title: string, url: string) => ({ title, url, least: LIGHT, isUnlisted: true });
  const desk = (title: string, path: string) => {
    const url = `${base}/organizer/events/${event}${path}`;
    return { title, url, least: DESK, isUnlisted: true, enter: signIn };
  };
  return [
    listed('Главная', '/'),
    listed('О продукте', '/product'),
    listed('Вопросы и ответы', '/faq'),
    unlisted('Вход', `${base}/profile/login/organizer`),
    unlisted('Регистрация', `${base}/profile/registration/organizer`),
    unlisted('Приглашение', `${base}/member/invite/${event}`),
    unlisted('Программа для всех', `${base}/program/${program}`),
    unlisted('Протокол для всех', `${base}/voiting-protocol/${protocolKey}`),
    unlisted('Судья', here(judges[0]!.url)),
    unlisted('Ведущий', here(presenter!.url)),
    unlisted('Зал', here(display!.url)),
    desk('Мероприятие', ''),
    desk('Программа', '/program'),
    desk('Протоколы', '/protocols'),
    desk('Пульт', '/desk'),
  ];
}
