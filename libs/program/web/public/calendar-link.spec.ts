import { expect, it } from 'vitest';
import { calendarLink } from './calendar-link.ts';

const ADDRESS = 'https://rampa.example/api/v1/MobileProgram/GetCalendar?programKey=k&itemGuid=g';

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true, 'webcal://rampa.example/'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', false, 'https://rampa.example/'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', false, 'https://rampa.example/'],
])('%s subscribes: %s', (device, isFollowing, start) => {
  const link = calendarLink(ADDRESS, device);
  expect(link.isFollowing).toBe(isFollowing);
  expect(link.href.startsWith(start)).toBe(true);
});
