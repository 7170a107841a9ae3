import { newGuid } from '@rampa/kernel';
import { expect, it } from 'vitest';
import { eventOfPage } from './page-event.ts';

const guid = newGuid();

it.each([
  [`https://rampa.example/member/competition/${guid}/results?competitionProgramGuid=${newGuid()}`],
  [`https://rampa.example/organizer/events/${guid.toUpperCase()}`],
  [`http://localhost:3000/member/invite/${guid}`],
  [`https://rampa.example/profile/login/member?back=${encodeURIComponent(`/member/invite/${guid}`)}`],
])('%s is a page of the event', (referer) => {
  expect(eventOfPage(referer)).toBe(guid);
});

it.each([
  [undefined],
  [''],
  ['://'],
  ['https://rampa.example/member/competition'],
  ['https://rampa.example/member/invite/not-a-guid'],
  [`https://rampa.example/elsewhere/${guid}`],
  [`https://rampa.example/?back=${'a'.repeat(5_000)}`],
])('%s is of no event', (referer) => {
  expect(eventOfPage(referer)).toBeNull();
});
