// The remote control of the hall's screens: what each shows, the commands, the connected devices, and how a television
// without an address is claimed.

import { z } from 'zod';
import { DISPLAY_SCENES, REVEALS } from '@rampa/kernel';
import { defineCall, guidOf } from '../call.ts';
import { done, instant, text } from '../shapes.ts';

const competition = z.strictObject({ competitionGuid: guidOf('competition') });
/** Sections whose employees may operate the screens. */
const OPERATORS = ['org:settings', 'org:program', 'org:protocol'] as const;

/** The commands of an operator; the last one wins. */
export const displayCommand = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('show'),
    scene: z.enum(['follow', 'logo', 'current', 'next', 'judging', 'result', 'blank']),
  }),
  /** Null: the group of the performance on stage. */
  z.strictObject({ do: z.literal('leaders'), group: text(400, 1).nullable() }),
  z.strictObject({ do: z.literal('prize'), specialPrizeGuid: guidOf('specialPrize'), itemGuid: guidOf('item') }),
  /** Counted from the moment in which the server takes the command. */
  z.strictObject({ do: z.literal('pause'), minutes: z.int().min(1).max(600), title: text(120, 1).default('Перерыв') }),
  z.strictObject({ do: z.literal('message'), text: text(300, 1) }),
  /** Freezes the picture of this moment, whatever happens. */
  z.strictObject({ do: z.literal('freeze') }),
  z.strictObject({ do: z.literal('unfreeze') }),
  z.strictObject({ do: z.literal('release'), itemGuid: guidOf('item') }),
  z.strictObject({ do: z.literal('hide'), itemGuid: guidOf('item') }),
  /** Hides every released result again until it is released anew. */
  z.strictObject({ do: z.literal('hideAll') }),
  z.strictObject({ do: z.literal('reveal'), when: z.enum(REVEALS) }),
  z.strictObject({ do: z.literal('reload') }),
]);
export type DisplayCommand = z.infer<typeof displayCommand>;

export const CompetitionDisplaySettingControl = defineCall({
  id: 'CompetitionDisplaySetting/Control',
  method: 'POST',
  who: OPERATORS,
  kind: 'write',
  changes: ['display.controlled'],
  summary: 'Пульт: что показать на экранах',
  query: competition,
  body: z.strictObject({
    displays: z.array(guidOf('displaySetting')).min(1).max(50),
    command: displayCommand,
  }),
  answer: z.object({ versions: z.array(z.object({ guid: z.guid(), version: z.int() })) }),
});

/** What the operator needs to know about every screen; it contains no mark. */
export const displaysView = z.object({
  timeZone: z.string(),
  displays: z.array(
    z.object({
      guid: z.guid(),
      key: z.string(),
      title: z.string(),
      programGuid: z.guid().nullable(),
      /** `scene` is what the screen was told to show; `shown` is what it shows now. */
      scene: z.enum(['follow', ...DISPLAY_SCENES]),
      shown: z.enum(DISPLAY_SCENES),
      reveal: z.enum(REVEALS),
      /** The performance that the screen is about. */
      item: z.object({ guid: z.guid(), number: z.string(), name: z.string() }).nullable(),
      sent: z.int(),
      judges: z.int(),
      /** Every judge has sent and the total is counted. */
      isReady: z.boolean(),
      isReleased: z.boolean(),
      /** Performances whose results were released here. */
      released: z.int(),
      frozenAt: instant.nullable(),
      pause: z.object({ title: z.string(), until: instant }).nullable(),
      message: z.string(),
      group: z.string().nullable(),
      /** The special prize that it shows. */
      prize: z
        .object({ specialPrizeGuid: z.guid(), itemGuid: z.guid(), title: z.string(), name: z.string() })
        .nullable(),
      version: z.int(),
    }),
  ),
});
export type DisplaysView = z.infer<typeof displaysView>;

export const CompetitionDisplaySettingGetRemote = defineCall({
  id: 'CompetitionDisplaySetting/GetRemote',
  method: 'GET',
  who: OPERATORS,
  kind: 'read',
  summary: 'Что сейчас на экранах; вид live `displays`',
  query: competition,
  answer: displaysView,
});

/** The protocol names the groups too, but with results that not every operator may see. */
export const CompetitionDisplaySettingGetGroups = defineCall({
  id: 'CompetitionDisplaySetting/GetGroups',
  method: 'GET',
  who: OPERATORS,
  kind: 'read',
  summary: 'Группы программы, лидеров которых может показать экран',
  query: z.strictObject({ competitionProgramGuid: guidOf('program') }),
  answer: z.array(z.object({ key: z.string(), title: z.string(), subtitle: z.string() })),
});

/** Not every operator may see prizes before they are read aloud, so the others are left out. */
export const CompetitionDisplaySettingGetPrizes = defineCall({
  id: 'CompetitionDisplaySetting/GetPrizes',
  method: 'GET',
  who: OPERATORS,
  kind: 'read',
  shows: ['prizes.changed', 'judges.changed', 'program.changed', 'items.changed', 'protocol.changed'],
  summary: 'Спецпризы, которые уже можно показать залу, по порядку объявления',
  query: competition,
  answer: z.array(
    z.object({
      specialPrizeGuid: z.guid(),
      itemGuid: z.guid(),
      programTitle: z.string(),
      title: z.string(),
      giver: z.string(),
      number: z.string(),
      name: z.string(),
    }),
  ),
});

/** What a key on the screen itself can do, whatever the remote control says. */
export const SCREEN_OVERRIDES = ['blank', 'logo'] as const;
export type ScreenOverride = (typeof SCREEN_OVERRIDES)[number];

export const CompetitionDisplaySettingGetScreens = defineCall({
  id: 'CompetitionDisplaySetting/GetScreens',
  method: 'GET',
  who: OPERATORS,
  kind: 'read',
  shows: ['display.changed', 'screens.changed'],
  summary: 'Устройства, на которых открыты экраны, за последние сутки',
  query: competition,
  answer: z.object({
    serverTime: instant,
    /** Addresses at which devices of the same network open the portal. */
    portalUrl: z.string(),
    screens: z.array(
      z.object({
        guid: z.guid(),
        displayGuid: z.guid(),
        width: z.int(),
        height: z.int(),
        /** Milliseconds from the server's frame to the painted picture; null until measured. */
        delayMs: z.int().nullable(),
        lastSeenAt: instant,
        isConnected: z.boolean(),
        override: z.enum(SCREEN_OVERRIDES).nullable(),
        /** The device was claimed by a code and keeps showing what it is given here. */
        isClaimed: z.boolean(),
      }),
    ),
  }),
});

/** Signs that both Latin and Cyrillic keyboards have, none of which looks like another. */
export const CLAIM_ALPHABET = '23456789ACEHKMPTXY';
export const CLAIM_LENGTH = 4;

export const CompetitionDisplaySettingClaimScreen = defineCall({
  id: 'CompetitionDisplaySetting/ClaimScreen',
  method: 'POST',
  who: OPERATORS,
  kind: 'write',
  changes: ['display.controlled', 'screens.changed'],
  summary: 'Подключить телевизор по коду с него',
  query: competition,
  body: z.strictObject({ code: text(12, 1), competitionDisplaySettingGuid: guidOf('displaySetting') }),
  answer: done,
});

export const CompetitionDisplaySettingReleaseScreen = defineCall({
  id: 'CompetitionDisplaySetting/ReleaseScreen',
  method: 'DELETE',
  who: OPERATORS,
  kind: 'write',
  changes: ['display.controlled', 'screens.changed'],
  summary: 'Отвязать телевизор: он снова покажет код',
  query: z.strictObject({ displayScreenGuid: guidOf('displayScreen') }),
  answer: done,
});

/** A television asks this repeatedly: the same device gets the same code until that expires. */
export const PublicDisplayClaim = defineCall({
  id: 'Public/displayClaim',
  method: 'POST',
  who: ['public'],
  kind: 'write',
  changes: [],
  summary: 'Телевизор без адреса: код для подключения или экран, к которому он подключён',
  body: z.strictObject({
    /** The secret from the first answer. */
    device: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
    /** The code that the screen already shows as a QR. */
    shown: text(12).default(''),
  }),
  answer: z.object({
    device: z.string(),
    screenGuid: z.guid(),
    /** Key of the display to show; null until somebody claims the screen. */
    key: z.string().nullable(),
    code: z.string().nullable(),
    url: z.string().nullable(),
    /** QR as a PNG data URL; null when the screen shows this code already. */
    qr: z.string().nullable(),
  }),
});

export const PublicDisplayScreen = defineCall({
  id: 'Public/displayScreen',
  method: 'POST',
  who: ['public'],
  kind: 'write',
  changes: [],
  summary: 'Экран сообщает, что он включён, и свой размер',
  body: z.strictObject({
    key: text(64, 1),
    screenGuid: z.guid().toLowerCase(),
    /** The secret of a claimed television: without it nobody reports in its name. */
    device: z
      .string()
      .regex(/^[\w-]{22}$/)
      .optional(),
    width: z.int().min(0).max(100_000),
    height: z.int().min(0).max(100_000),
    delayMs: z.int().min(0).max(600_000).nullable().default(null),
    /** A key on the spot has darkened the screen or turned it to the logo. */
    override: z.enum(SCREEN_OVERRIDES).nullable().default(null),
  }),
  answer: done,
});

/** How often a screen reports that it is there, ms; after three missed reports it counts as gone. */
export const SCREEN_BEAT_MS = 5_000;
export const SCREEN_GONE_MS = 3 * SCREEN_BEAT_MS;
