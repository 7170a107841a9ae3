// Pictures of the product at the demo contest «Светлояр». Sizes are those of the files, so that nothing jumps.

import hallCurrent from './pictures/hall-current.webp';
import hallResult from './pictures/hall-result.webp';
import judge from './pictures/judge.webp';
import presenter from './pictures/presenter.webp';
import programPhone from './pictures/program-phone.webp';
import program from './pictures/program.webp';
import protocolWhy from './pictures/protocol-why.webp';

export interface Picture {
  src: string;
  width: number;
  height: number;
  alt: string;
}

export const PICTURES = {
  hallCurrent: {
    src: hallCurrent,
    width: 1120,
    height: 630,
    alt: 'Экран зала: на сцене №\u00A011, Арина Мельникова, «Барыня-сударыня»; внизу видно, кто выйдет следующим',
  },
  hallResult: {
    src: hallResult,
    width: 1120,
    height: 630,
    alt: 'Экран зала: оценки пяти судей, высшая и низшая зачёркнуты, итоговый балл 8,45, лауреат II степени',
  },
  judge: {
    src: judge,
    width: 560,
    height: 1149,
    alt: 'Лист оценок на телефоне судьи: пять критериев, у каждого стоит «принято», внизу клавиши от 1 до 10 и десятые',
  },
  presenter: {
    src: presenter,
    width: 1024,
    height: 720,
    alt: 'Кабинет ведущего: текст для чтения, кто готовится и крупные кнопки «Вызвать», «На сцену», «Закончил», «Пропуск»',
  },
  programPhone: {
    src: programPhone,
    width: 560,
    height: 1149,
    alt: 'Программа на телефоне: сейчас на сцене №\u00A011, ниже номера с ожидаемым временем выхода',
  },
  program: {
    src: program,
    width: 1120,
    height: 700,
    alt: 'Программа выступлений у организатора: №\u00A011 на сцене, у остальных прогноз и план выхода, внизу кнопка следующего шага',
  },
  protocolWhy: {
    src: protocolWhy,
    width: 1120,
    height: 700,
    alt: 'Сводный протокол и рядом объяснение «Почему 9,08»: оценки каждого судьи по критериям',
  },
} satisfies Record<string, Picture>;
