import { describe, expect, it } from 'vitest';
import { frozenWords, holdWords, shownWords, type RemoteDisplay } from './words.ts';

const display: RemoteDisplay = {
  ...{ guid: 'g', key: 'k', title: 'Зал', programGuid: null, scene: 'follow', shown: 'logo', reveal: 'whenReleased' },
  ...{ item: { guid: 'i', number: '24', name: 'Жар-птица' }, sent: 2, judges: 5, isReady: false, isReleased: false },
  ...{ released: 0, frozenAt: null, pause: null, message: '', group: null, prize: null, version: 1 },
};

describe('what a screen shows, in words', () => {
  it.each<[Partial<RemoteDisplay>, string]>([
    [{ shown: 'logo' }, 'логотип'],
    [{ shown: 'current' }, '№\u00A024 Жар-птица'],
    [{ shown: 'judging' }, 'судят: №\u00A024 Жар-птица'],
    [{ shown: 'result', item: null }, 'результат'],
    [
      { shown: 'prize', prize: { specialPrizeGuid: 's', itemGuid: 'i', title: 'За костюм', name: 'Лель' } },
      'спецприз «За костюм»: Лель',
    ],
    [
      { shown: 'prize', prize: { specialPrizeGuid: 's', itemGuid: 'i', title: 'Приз зрителей', name: 'Лель' } },
      'приз зрителей: Лель',
    ],
    [{ shown: 'message', message: 'Ждём' }, 'сообщение: Ждём'],
    [{ shown: 'pause', pause: { title: 'Перерыв', until: '2026-11-20T11:40:00.000Z' } }, 'перерыв до\u00A014:40'],
    [{ shown: 'blank' }, 'чёрный экран'],
  ])('%o → %s', (more, words) => expect(shownWords({ ...display, ...more }, 'Europe/Moscow')).toBe(words));

  it('says who decides', () => {
    expect(holdWords(display)).toBe('за программой');
    expect(holdWords({ ...display, scene: 'logo' })).toBe('закреплено');
    expect(holdWords({ ...display, frozenAt: '2026-11-20T11:40:00.000Z' })).toBe('заморожено');
  });
});

it('names the frozen screen, or counts them', () => {
  expect(frozenWords([{ title: 'Фойе «Север»' }])).toBe('Экран «Фойе „Север“» заморожен');
  expect(frozenWords([{ title: 'а' }, { title: 'б' }])).toBe('2\u00A0экрана заморожены');
});
