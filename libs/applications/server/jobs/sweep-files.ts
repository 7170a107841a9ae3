// Once a day: files of answers that belong to nothing any more, addresses of those who have never come, drafts that wait,
// answers that an event keeps no longer, drafts whose time in the bin is over. Once an hour: letters about what came in.
// Once a day, and at once after an upgrade: what is found and named by an older rule.

import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { DailyJobs, defineJob, JobHandlers, JobKinds } from '@rampa/platform/server';
import { HEADING_RULE } from '@rampa/applications/domain';
import { BIN_DAYS, INVITED_MONTHS } from '@rampa/competitions/domain';
import { KEPT_DAYS } from '../use-cases/change-blocks.ts';
import { ANSWER_ARCHIVE } from './answer-archive.ts';
import { CARRY_ANSWERS } from './carry.ts';
import { EXPORT_CHOSEN } from './export-chosen.ts';
import { IMPORT_RUN, IMPORT_SWEEP } from './import.ts';
import { MAILING_SEND } from './mailing.ts';
import { ForgetWaiting } from '../use-cases/forget-waiting.ts';
import { EraseKeptLong } from '../use-cases/erase-kept-long.ts';
import { ForgetThrown } from '../use-cases/forget-thrown.ts';
import { DRAFT_DAYS, RemindDrafts } from '../use-cases/remind-drafts.ts';
import { RecountHeadings } from '../use-cases/recount-headings.ts';
import { TellOffice } from '../use-cases/tell-office.ts';
import { ForgetLeftFiles } from '../use-cases/forget-left-files.ts';

export const ANSWER_FILE_SWEEP = defineJob({
  name: 'applications.fileSweep',
  payload: z.strictObject({ leftHours: z.number().min(0), blockDays: z.number().min(0) }),
});

export const DRAFT_REMINDER = defineJob({
  name: 'applications.remindDrafts',
  payload: z.strictObject({ days: z.int().min(0) }),
});

export const WAITING_SWEEP = defineJob({
  name: 'applications.forgetWaiting',
  payload: z.strictObject({ months: z.int().min(0) }),
});

export const KEPT_LONG_SWEEP = defineJob({ name: 'applications.eraseKeptLong', payload: z.strictObject({}) });

export const THROWN_SWEEP = defineJob({
  name: 'applications.forgetThrown',
  payload: z.strictObject({ days: z.int().min(0) }),
});

export const OFFICE_NEWS = defineJob({ name: 'applications.tellOffice', payload: z.strictObject({}) });

/** `rule`: of the code that asked for it. */
export const HEADING_RECOUNT = defineJob({
  name: 'applications.recountHeadings',
  payload: z.strictObject({ rule: z.int().min(1) }),
});

export const SWEPT = { leftHours: KEPT_DAYS * 24, blockDays: KEPT_DAYS };

/** Known to every process. */
@Injectable()
export class ApplicationJobs implements OnModuleInit {
  constructor(private readonly kinds: JobKinds) {}

  onModuleInit(): void {
    this.kinds.add(ANSWER_FILE_SWEEP);
    this.kinds.add(WAITING_SWEEP);
    this.kinds.add(DRAFT_REMINDER);
    this.kinds.add(KEPT_LONG_SWEEP);
    this.kinds.add(THROWN_SWEEP);
    this.kinds.add(OFFICE_NEWS);
    this.kinds.add(HEADING_RECOUNT);
    this.kinds.add(MAILING_SEND);
    this.kinds.add(EXPORT_CHOSEN);
    this.kinds.add(ANSWER_ARCHIVE);
    this.kinds.add(CARRY_ANSWERS);
    this.kinds.add(IMPORT_RUN);
    this.kinds.add(IMPORT_SWEEP);
  }
}

@Injectable()
export class SweepAnswerFiles implements OnModuleInit {
  constructor(
    private readonly forget: ForgetLeftFiles,
    private readonly waiting: ForgetWaiting,
    private readonly drafts: RemindDrafts,
    private readonly keptLong: EraseKeptLong,
    private readonly thrown: ForgetThrown,
    private readonly office: TellOffice,
    private readonly headings: RecountHeadings,
    private readonly handlers: JobHandlers,
    private readonly daily: DailyJobs,
  ) {}

  onModuleInit(): void {
    this.handlers.add(ANSWER_FILE_SWEEP, ({ payload }) => this.forget.run(payload));
    this.daily.add(ANSWER_FILE_SWEEP, SWEPT);
    this.handlers.add(WAITING_SWEEP, ({ payload }) => this.waiting.run(payload.months));
    this.daily.add(WAITING_SWEEP, { months: INVITED_MONTHS });
    this.handlers.add(DRAFT_REMINDER, ({ payload }) => this.drafts.run(payload.days));
    this.daily.add(DRAFT_REMINDER, { days: DRAFT_DAYS });
    this.handlers.add(KEPT_LONG_SWEEP, () => this.keptLong.run());
    this.daily.add(KEPT_LONG_SWEEP, {});
    this.handlers.add(THROWN_SWEEP, ({ payload }) => this.thrown.run(payload.days));
    this.daily.add(THROWN_SWEEP, { days: BIN_DAYS });
    this.handlers.add(HEADING_RECOUNT, ({ progress }) => this.headings.run(progress));
    // A series for each rule, so that an upgrade need not wait for the next day.
    this.daily.add(HEADING_RECOUNT, { rule: HEADING_RULE }, `${HEADING_RECOUNT.name} ${HEADING_RULE}`);
    this.handlers.add(OFFICE_NEWS, ({ guid }) => this.office.run(guid));
    this.daily.addHourly(OFFICE_NEWS, {});
  }
}
