// The mobile program: an event on visitors' phones by one QR code, with the programs that the organizer has chosen.

import { z } from 'zod';
import { defineCall, guidOf } from '../call.ts';
import { instant, text } from '../shapes.ts';
import { publicEvent, publicEventProgram, publicProgramView } from './public-program.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
/** 128 random bits as the address carries them. */
const key = text(64, 1);

export const mobileAccess = z.object({
  isOpen: z.boolean(),
  /** Null until it was opened for the first time; stays the same after, because the code is printed on posters. */
  mobileProgramKey: z.string().nullable(),
  url: z.string().nullable(),
  /** The address as a QR code: a PNG data URL. */
  qr: z.string().nullable(),
  /** Programs that phones see while it is open. */
  programGuids: z.array(z.guid()),
});
export type MobileAccess = z.infer<typeof mobileAccess>;

export const MobileProgramGetAccess = defineCall({
  id: 'MobileProgram/GetAccess',
  method: 'GET',
  who: ['org:program', 'org:settings'],
  kind: 'read',
  shows: ['mobileProgram.changed', 'program.deleted'],
  summary: 'Открыта ли мобильная программа, её ссылка и программы, которые в неё входят',
  query: competition,
  answer: mobileAccess,
});

export const CompetitionSetAccessToMobileProgram = defineCall({
  id: 'Competition/SetAccessToMobileProgram',
  method: 'POST',
  who: ['org:program', 'org:settings'],
  kind: 'write',
  changes: ['mobileProgram.changed'],
  summary: 'Открыть или закрыть мобильную программу и выбрать, какие программы в неё входят',
  query: competition,
  body: z.strictObject({
    isOpen: z.boolean(),
    programGuids: z.array(guidOf('program')).max(500),
    /** As it was read: what has not been changed here stays as somebody else has set it. */
    base: z.strictObject({ isOpen: z.boolean(), programGuids: z.array(z.guid()).max(500) }).optional(),
  }),
  answer: mobileAccess,
});

const onStage = publicProgramView.shape.items.element.pick({
  number: true,
  performer: true,
  collective: true,
  city: true,
  pieceTitle: true,
  group: true,
});

/** What the main page shows; the other pages take the event's words from it. */
export const mobileEvent = publicEvent.extend({
  key: z.string(),
  shortTitle: z.string(),
  logoPath: z.string().nullable(),
  timeZone: z.string(),
  programs: z.array(
    publicEventProgram.extend({
      programKey: z.string(),
      /** Performances that are over. */
      doneCount: z.int(),
      /** Null: nobody just now. */
      onStage: onStage.nullable(),
    }),
  ),
});
export type MobileEvent = z.infer<typeof mobileEvent>;

export const MobileProgramGetCompetition = defineCall({
  id: 'MobileProgram/GetCompetition',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Мероприятие в мобильной программе: программы и кто сейчас на сцене; вид live `mobile-event`',
  query: z.strictObject({ key }),
  answer: mobileEvent,
});

export const mobileProgramView = publicProgramView.extend({
  /** The event's key, which leads to the main page. */
  key: z.string(),
  programKey: z.string(),
});
export type MobileProgramView = z.infer<typeof mobileProgramView>;

export const MobileProgramGetProgramByKey = defineCall({
  id: 'MobileProgram/GetProgramByKey',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Одна программа в телефоне: кто на сцене, кто дальше и во сколько; вид live `mobile-program`',
  query: z.strictObject({ programKey: key }),
  answer: mobileProgramView,
});

/** Most performances that a search answers with. */
export const MOBILE_FOUND = 50;

export const MobileProgramFind = defineCall({
  id: 'MobileProgram/Find',
  method: 'GET',
  who: ['public'],
  kind: 'read',
  summary: 'Поиск выступления по всем программам мероприятия: имя, номер, город, постановка',
  query: z.strictObject({ key, searchText: text(100, 1) }),
  answer: z.object({
    /** All that fit, of which at most 50 are in `items`. */
    count: z.int(),
    items: z.array(
      publicProgramView.shape.items.element
        .pick({
          guid: true,
          number: true,
          performer: true,
          collective: true,
          city: true,
          pieceTitle: true,
          activity: true,
          isWithdrawn: true,
        })
        .extend({
          programKey: z.string(),
          programTitle: z.string(),
          /** The forecast, else the plan; null: no time is known, or it is over. */
          comesAt: instant.nullable(),
        }),
    ),
  }),
});

export const MobileProgramGetCalendar = defineCall({
  id: 'MobileProgram/GetCalendar',
  method: 'GET',
  who: ['public'],
  kind: 'file',
  pace: 'reads',
  summary: 'Выступление для календаря телефона (iCalendar); подписка сама узнаёт новое время',
  // Not an item's guid of the door: whoever has the program's key reads its items, and no other event's.
  query: z.strictObject({ programKey: key, itemGuid: z.guid().toLowerCase() }),
  answer: z.unknown(),
});
