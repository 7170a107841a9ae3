// The ready templates of the portal: twelve papers that an organizer takes as they are or makes his own.

import type { PaperMotif, PaperOrientation, PaperRecipients, PaperType } from '@rampa/kernel';
import type { PaperTemplate } from '../template/model.ts';
import { freshSheet } from '../template/sheet.ts';
import { broad, laidOut, upright, type Look, type NewGuid, type Words } from './layout.ts';

interface Ready {
  title: string;
  type: PaperType;
  recipients: PaperRecipients;
  orientation: PaperOrientation;
  motif: PaperMotif;
  /** Millimetres that the background needs above. */
  down: number;
  look: Palette;
  words: Words;
}

/** `ground`: the second colour of the drawing, lighter than the one that words need to be read. */
interface Palette extends Look {
  ground: string;
}

const palette = (main: string, ground: string, accent: string, headFont: Look['headFont']): Palette => ({
  ...{ ink: '#1C1220', soft: '#5E5164', main, ground, accent, headFont },
});
const CHERRY = palette('#8E1441', '#C9A24A', '#8A5F06', 'piazzolla-bold');
const NAVY = palette('#0D2747', '#C9A24A', '#8A5F06', 'piazzolla-bold');
const GREEN = palette('#1F4D3A', '#B8923B', '#7A5A10', 'piazzolla-bold');
const PLUM = palette('#4A1D5C', '#D9A441', '#85560B', 'piazzolla-black');
const TEAL = palette('#0E4B57', '#E0A458', '#8C5310', 'onest-semibold');
const WINE = palette('#6E1023', '#D8B04C', '#8A5F06', 'piazzolla-black');

const ABOUT = '{коллектив}\n{откуда}\n{педагоги}';
const NOTE = 'Номинация: {номинация}';
const diploma = (words: Partial<Words>): Words => ({
  ...{ head: 'Диплом', headSize: 74, under: '{звания}', before: '{награждается}', recipient: '{исполнитель}' },
  ...{ about: ABOUT, piece: '{номер}', note: NOTE, signature: 'Председатель жюри', ...words },
});
const thanks = (words: Partial<Words>): Words => ({
  ...{ head: 'Благодарность', headSize: 46, under: '', before: 'Оргкомитет сердечно благодарит' },
  ...{ recipient: '{кого: винительный}', about: '', piece: '', note: '', signature: 'Оргкомитет', ...words },
});

export const READY_KEYS = [
  'laureate',
  'diplomant',
  'participant',
  'grandPrix',
  'specialPrize',
  'personal',
  'commendation',
  'thanksTeacher',
  'thanksInstitution',
  'thanksSponsor',
  'certificate',
  'judge',
] as const;
export type ReadyKey = (typeof READY_KEYS)[number];

export const READY_PAPERS: Readonly<Record<ReadyKey, Ready>> = {
  laureate: {
    ...{ title: 'Диплом лауреата', type: 'diploma', recipients: 'performances', orientation: 'portrait' },
    ...{ motif: 'waves', down: 14, look: NAVY, words: diploma({}) },
  },
  diplomant: {
    ...{ title: 'Диплом дипломанта', type: 'diploma', recipients: 'performances', orientation: 'portrait' },
    ...{ motif: 'footlights', down: 0, look: CHERRY, words: diploma({}) },
  },
  participant: {
    ...{ title: 'Диплом участника', type: 'diploma', recipients: 'performances', orientation: 'landscape' },
    ...{ motif: 'lines', down: 0, look: TEAL, words: diploma({ under: 'участника' }) },
  },
  grandPrix: {
    ...{ title: 'Гран-при', type: 'diploma', recipients: 'performances', orientation: 'portrait' },
    ...{ motif: 'curtain', down: 12, look: WINE },
    words: diploma({ head: 'Гран-при', headSize: 62, under: 'высшая награда', before: '{награждается}' }),
  },
  specialPrize: {
    ...{ title: 'Диплом спецприза', type: 'diploma', recipients: 'prizes', orientation: 'landscape' },
    ...{ motif: 'rays', down: 2, look: PLUM },
    words: diploma({ head: 'Специальный приз', headSize: 50, under: '{звание}', note: `${NOTE}\n{от кого}` }),
  },
  personal: {
    ...{ title: 'Именной диплом', type: 'diploma', recipients: 'people', orientation: 'portrait' },
    ...{ motif: 'rays', down: 4, look: TEAL },
    words: diploma({
      before: 'вручается',
      recipient: '{кому: дательный}',
      about: 'участнику: {исполнитель}\n{откуда}',
    }),
  },
  commendation: {
    ...{ title: 'Грамота', type: 'commendation', recipients: 'performances', orientation: 'portrait' },
    ...{ motif: 'laurel', down: 4, look: GREEN },
    words: diploma({ head: 'Грамота', headSize: 66, under: '', note: 'За участие. Номинация: {номинация}' }),
  },
  thanksTeacher: {
    ...{ title: 'Благодарность педагогу', type: 'gratitude', recipients: 'teachers', orientation: 'portrait' },
    ...{ motif: 'lines', down: 4, look: CHERRY },
    words: thanks({
      about: '{откуда}',
      note: 'за мастерство, терпение и любовь к детям,\nза подготовку участника: {исполнитель}',
    }),
  },
  thanksInstitution: {
    ...{ title: 'Благодарность учреждению', type: 'gratitude', recipients: 'institutions', orientation: 'landscape' },
    ...{ motif: 'laurel', down: 2, look: NAVY },
    words: thanks({ about: 'г. {город}', note: 'за поддержку юных артистов и помощь в подготовке участников' }),
  },
  thanksSponsor: {
    ...{ title: 'Благодарность спонсору', type: 'gratitude', recipients: 'named', orientation: 'portrait' },
    ...{ motif: 'curtain', down: 12, look: WINE },
    words: thanks({ note: 'за щедрость и веру в искусство:\nбез вас этот праздник не состоялся бы' }),
  },
  certificate: {
    ...{ title: 'Сертификат участника', type: 'certificate', recipients: 'people', orientation: 'landscape' },
    ...{ motif: 'waves', down: 14, look: GREEN },
    words: {
      ...{ head: 'Сертификат', headSize: 56, under: '', before: 'подтверждает, что', recipient: '{кому}' },
      ...{ about: 'принимает участие в мероприятии\n{откуда}', piece: '', note: NOTE, signature: 'Оргкомитет' },
    },
  },
  judge: {
    ...{ title: 'Свидетельство члена жюри', type: 'testimony', recipients: 'judges', orientation: 'landscape' },
    ...{ motif: 'laurel', down: 2, look: PLUM },
    words: {
      ...{ head: 'Свидетельство', headSize: 52, under: 'члена жюри', before: 'выдано', recipient: '{кому: дательный}' },
      ...{
        about: '{звание}',
        piece: '',
        note: 'в том, что работа в жюри мероприятия выполнена',
        signature: 'Оргкомитет',
      },
    },
  },
};

const ASIDE = { portrait: [24, 20, 40, 14], landscape: [24, 19, 44, 14] } as const;

export interface ReadyPaper extends PaperTemplate {
  title: string;
  type: PaperType;
  recipients: PaperRecipients;
}

/** A copy of its own guids, on A4 with a bleed of 3 mm. */
export function readyPaper(key: ReadyKey, newGuid: NewGuid): ReadyPaper {
  const { title, type, recipients, orientation, motif, down, look: colours, words } = READY_PAPERS[key];
  const sheet = freshSheet('A4', orientation);
  const column = orientation === 'portrait' ? upright(down) : broad(down);
  // The waves have their star where others have the organizer's logo.
  const titleAt: [number, number] = motif === 'waves' && orientation === 'landscape' ? [43.5, 8.5] : column.title;
  const logo = motif === 'waves' ? ASIDE[orientation] : column.logo;
  return {
    ...{ title, type, recipients },
    sheet: { ...sheet, motif, mainColor: colours.main, accentColor: colours.ground },
    boxes: laidOut({ ...column, logo, title: titleAt }, words, colours, newGuid),
  };
}
