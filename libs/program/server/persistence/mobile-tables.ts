// The keys of the mobile program: the event's, and one of each program that was ever in it.

import type { Guid } from '@rampa/kernel';
import { required, table } from '@rampa/platform/server';

export const MOBILE_EVENT = table('program.mobile_event', {
  competitionGuid: required<Guid>('uuid'),
  key: required<string>('text'),
  isOpen: required<boolean>('bool'),
});

export const MOBILE_PROGRAM = table('program.mobile_program', {
  programGuid: required<Guid>('uuid'),
  key: required<string>('text'),
  isOpen: required<boolean>('bool'),
});
