import { expect, it } from 'vitest';
import { invitedTo } from './InvitationDoor.tsx';

const guid = '01900000-0000-7000-8000-000000000000';

it.each([
  [`https://rampa.example/member/invite/${guid}`, guid],
  [`  Вас ждут: https://rampa.example/member/invite/${guid.toUpperCase()}?x=1 до 5 декабря`, guid],
  [guid, guid],
  ['https://rampa.example/member/invite/', null],
  ['', null],
])('«%s» invites to %s', (text, event) => {
  expect(invitedTo(text)).toBe(event);
});
