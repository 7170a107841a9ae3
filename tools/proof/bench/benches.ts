// The benches by name. Each stands among the steps of npm test (tools/build/test/turns.spec.ts).

import type { Bench } from './report.ts';

export const BENCHES: Record<string, { about: string; load(): Promise<{ bench: Bench }> }> = {
  fanout: {
    about: 'рассылка: процессор на кадр и на изменение, 1000 сокетов',
    load: () => import('./fanout/bench.ts'),
  },
  commit: { about: 'сохранение оценки: 64 одновременно', load: () => import('./commit/bench.ts') },
  recount: { about: 'пересчёт после одной оценки из 50 000', load: () => import('./recount/bench.ts') },
  forms: { about: 'ответы заявок: сохранение и таблица', load: () => import('./forms/bench.ts') },
  reports: { about: 'отчёт и его статистика', load: () => import('./reports/bench.ts') },
  program: { about: 'программа: перестановка и пересчёт', load: () => import('./program/bench.ts') },
  synchronization: {
    about: 'сверка программы с заявками: 5 % изменений и всё',
    load: () => import('./synchronization/bench.ts'),
  },
  xlsx: { about: 'книга XLSX: 20 000 × 40', load: () => import('./xlsx/bench.ts') },
  zip: { about: 'архив: 1000 файлов', load: () => import('./zip/bench.ts') },
  'mark-to-screen': {
    about: 'от отправки судьёй до 500 экранов, весь продукт',
    load: () => import('./mark-to-screen/bench.ts'),
  },
  diplomas: { about: 'дипломы: по файлу и одним документом', load: () => import('./diplomas/bench.ts') },
  designer: { about: 'редактор бумаг: от изменения до картинки', load: () => import('./designer/bench.ts') },
  pages: { about: 'первая загрузка страниц на телефоне: Lighthouse', load: () => import('./pages/bench.ts') },
  'big-event': { about: 'страницы дня в мероприятии на 5000 номеров', load: () => import('./big-event/bench.ts') },
  setup: {
    about: 'подготовка и заявки: 300 мероприятий, 400 полей, 1000 заявок',
    load: () => import('./setup/bench.ts'),
  },
  money: { about: 'деньги: расчёт цены заявки', load: () => import('./money/bench.ts') },
  http: { about: 'ответы по HTTP: готовый вид и обычный вызов', load: () => import('./http/bench.ts') },
};
