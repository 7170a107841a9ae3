import { READY_KEYS, readyPaper, SAMPLE_FACTS, type Facts } from '@rampa/diplomas/domain';
import { newGuid } from '@rampa/kernel';
import { Press } from '@rampa/platform/server';
import { afterAll, describe, expect, it } from 'vitest';
import { DesignedPapers } from './designed-papers.ts';

const press = new Press();
const papers = new DesignedPapers(press);
afterAll(() => press.onApplicationShutdown());

const LONG: Facts = {
  ...SAMPLE_FACTS,
  recipient: 'Образцовый художественный коллектив, ансамбль народной песни и танца «Камчатские самоцветы»',
  recipientDative: 'Образцовому художественному коллективу, ансамблю народной песни и танца «Камчатские самоцветы»',
  recipientAccusative:
    'Образцового художественного руководителя Константинопольскую-Верхоянскую Александру Вячеславовну',
  performer: 'Образцовый художественный коллектив, ансамбль народной песни и танца «Камчатские самоцветы»',
  collective: 'Детская студия народного творчества «Родничок» имени Героя Советского Союза А. П. Маресьева',
  institution: 'Муниципальное бюджетное учреждение дополнительного образования «Детская школа искусств № 6»',
  city: 'Петропавловск-Камчатский',
  from: 'Муниципальное бюджетное учреждение дополнительного образования «Детская школа искусств № 6», Петропавловск-Камчатский',
  leaders: 'Педагоги: Константинопольская Александра Вячеславовна, Преображенский-Верхоянский Станислав Всеволодович',
  piece: '«Вариации на тему рококо для виолончели с оркестром в переложении для камерного ансамбля, части I и III»',
  nomination: 'Инструментальное исполнительство на народных инструментах, 13–15 лет, смешанный ансамбль, любители',
  eventTitle:
    'XXVII Международный фестиваль-конкурс детского и юношеского художественного творчества «Русские вечера на Камчатке», посвящённый Году театра в Российской Федерации',
  eventDates: '28 ноября — 3 декабря 2026',
  eventCity: 'Петропавловск-Камчатский',
  organizer: 'Автономная некоммерческая организация «Камчатский центр народного творчества»',
  award: 'Лауреат Международного конкурса I степени с присуждением специального диплома жюри',
  awardOf: 'лауреата Международного конкурса I степени с присуждением специального диплома жюри',
};
const SHORT: Facts = {
  ...SAMPLE_FACTS,
  ...{ recipientDative: 'Юле Ю', recipientAccusative: 'Юлю Ю' },
  ...{ recipient: 'Юля Ю', performer: 'Ю', collective: '', institution: '', city: 'Уфа', from: 'Уфа' },
  ...{ leaders: '', piece: '«Я»', nomination: 'Соло', eventTitle: 'Лад', eventDates: '1 мая 2026', eventCity: 'Уфа' },
  ...{ award: 'Лауреат', awardOf: 'лауреата', organizer: 'ДК', chair: 'Е. Е' },
};

describe.each(READY_KEYS)('the ready template %s', (key) => {
  const template = readyPaper(key, newGuid);

  it.each([
    ['the longest', LONG],
    ['the shortest', SHORT],
  ] as const)('holds %s names', async (which, facts) => {
    expect(papers.outcomes(template, facts).filter(({ state }) => state === 'over')).toEqual([]);
    const drawn = await papers.sheet(template, new Map(), { facts, proof: '/paper/0000000000000' });
    expect(drawn).toMatch(/^<svg/);
    if (process.env.RAMPA_LOOK) {
      const { default: sharp } = await import('sharp');
      const file = `${process.env.RAMPA_LOOK}/${key}-${which.slice(4)}.png`;
      await sharp(Buffer.from(drawn), { density: 100 }).resize(760, 760, { fit: 'inside' }).flatten({ background: '#fff' }).png().toFile(file); // prettier-ignore
    }
  });
});
