import { expect, it } from 'vitest';
import { Press } from './index.ts';

// In a process of its own: another printing thread would keep the library loaded and hide the fault.
it('a thread that has made a workbook ends, and the process lives', async () => {
  for (let count = 0; count < 3; count++) {
    const press = new Press();
    const sheet = { title: 'Места', columns: [10], rows: [{ cells: ['1'] }] };
    expect((await press.workbook({ sheets: [sheet] })).byteLength).toBeGreaterThan(0);
    await press.onApplicationShutdown();
  }
});
