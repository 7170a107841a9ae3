import { describe, expect, it, vi } from 'vitest';
import { Metrics } from './metrics.ts';
import { PageCrashes, withoutPeople } from './page-crashes.ts';

const CRASH = {
  page: '/public/display/x2KMPBeCzqxVSFZ75Gh_2g?key=secret#part',
  message: 'Не найден Иванов Пётр, ivanov@example.org, 89991234567\n[Nest] forged line',
  stack:
    'TypeError: x\n    at f (https://host/assets/portal/desk-Ab1.js?v=1:10:5)\n    at /judge/01a204b7-5236-7356-8ff3-88211454e599/voting',
};

describe('what is written of a broken page', () => {
  it('holds no name, address, telephone, key or guid, and where it broke', () => {
    const { page, message, stack } = withoutPeople(CRASH);
    expect(page).toBe('/public/display/…');
    expect(message).not.toMatch(/\p{Script=Cyrillic}|example\.org|8999|\n/u);
    expect(stack).toContain('at f (https://host/assets/portal/desk-Ab1.js');
    expect(stack).not.toContain('01a204b7');
  });

  it('is little in a minute however many are told, and each is counted', async () => {
    const metrics = new Metrics();
    const crashes = new PageCrashes(metrics);
    crashes.onModuleInit();
    const error = vi.spyOn(crashes['logger'], 'error').mockImplementation(() => undefined);
    for (let told = 0; told < 50; told++) crashes.add(CRASH, 'Firefox', 1_000);
    expect(error).toHaveBeenCalledTimes(20);
    crashes.add(CRASH, 'Firefox', 61_000);
    expect(error).toHaveBeenCalledTimes(21);
    expect((await metrics.read()).text).toContain('rampa_page_crashes_total 51');
  });
});
