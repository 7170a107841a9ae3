import type { Values } from './types.ts';
import { PASSWORD } from './password.ts';

export const VALUES: Values = {
  // Ahead: an event that is over takes no applications any more.
  beginDate: ['2036-11-20'],
  endDate: ['2036-11-22'],
  timeZone: ['Europe/Moscow'],
  color: ['#F6D37A'],
  seenRevision: [null],
  seenEpoch: [null],
  baseVersion: [null],
  acknowledged: [undefined],
  comment: [undefined],
  abstain: [undefined],
  device: ['walk'],
  shown: [''],
  groupValues: [{}],
  min: [0],
  max: [10_000],
  step: [100],
  weight: [1_000],
  email: ['walk@example.org'],
  mail: ['walk@example.org'],
  oldPassword: [PASSWORD],
  password: ['Другой пароль, 7 слов'],
  force: ['true'],
  isConfirmed: [true],
  version: [1],
};
