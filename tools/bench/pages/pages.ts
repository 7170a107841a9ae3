// The pages that are measured, and how one comes in where one must.

import type { BrowserContext } from 'playwright-core';
import type { Product } from '../../client/product.ts';

export interface MeasuredPage {
  title: string;
  url: string;
  /** Every mark of a hundred. */
  least: number;
  /** Search engines are told to leave it alone. */
  isUnlisted?: boolean;
  enter?(context: BrowserContext): Promise<void>;
}

export async function pagesOf(product: Product): Promise<MeasuredPage[]> {
  const base = product.urls[0]!;
  const { organizer, judges, display } = product.links;
  const [program] = await product.sql<{ guid: string; event: string }>(
    'select guid, competition_guid as event from program.program where is_published order by date_time_begin limit 1',
  );
  if (!program) throw new Error('В демо-конкурсе нет опубликованной программы.');
  const here = (link: string) => {
    const { pathname, search, hash } = new URL(link);
    return `${base}${pathname}${search}${hash}`;
  };
  const signIn = async (context: BrowserContext) => {
    const { login, password } = organizer;
    const answer = await context.request.post(`${base}/api/v1/Organizer/Login`, { data: { login, password } });
    if (!answer.ok()) throw new Error(`Вход организатора: ${answer.status()}`);
  };
  const judge = here(judges[0]!.url);
  const desk = `${base}/organizer/events/${program.event}`;
  return [
    { title: 'Главная', url: `${base}/`, least: 95 },
    { title: 'Вход', url: `${base}/profile/login/organizer`, least: 95, isUnlisted: true },
    { title: 'Программа для всех', url: `${base}/program/${program.guid}`, least: 95, isUnlisted: true },
    { title: 'Мероприятие', url: desk, least: 90, isUnlisted: true, enter: signIn },
    { title: 'Судья', url: judge, least: 95, isUnlisted: true },
    { title: 'Зал', url: here(display), least: 95, isUnlisted: true },
    { title: 'Пульт программы', url: `${desk}/program`, least: 90, isUnlisted: true, enter: signIn },
  ];
}
