// Removes a safeguard in the throwaway database, and plays a short day that needs it.

import type { Step } from './steps.ts';

const trigger = (table: string, column: string): string => `
  create or replace function public.forget_${column}() returns trigger language plpgsql
    as $$ begin new.${column} := null; return new; end $$;
  create trigger forget_${column} before update on ${table} for each row execute function public.forget_${column}();`;

export const mutants = {
  /** Without the key the same submission is inserted and applied again. */
  forgetRepeats: 'alter table judging.mark_submission drop constraint mark_submission_pkey',
  /** A link's end leaves no trace, so its sessions stay authorised. */
  openRevokedLinks: `drop index accounts.fast_link_judge;
    ${trigger('accounts.session', 'ended_at')} ${trigger('accounts.fast_link', 'revoked_at')}`,
  closeRevokedLinks: `drop function public.forget_ended_at() cascade; drop function public.forget_revoked_at() cascade`,
} as const;

const fill = (judge: number, item: number, value: number): Step => ({ do: 'fill', judge, item, value, deliveries: [] });

export const GUARDED_DAY: readonly Step[] = [
  fill(0, 0, 9000),
  fill(1, 0, 8000),
  { do: 'revoke', judge: 0 },
  fill(1, 1, 7000),
  { do: 'backup' },
  fill(1, 2, 6000),
  { do: 'look' },
  { do: 'restore', writesEpoch: true },
  fill(2, 0, 5000),
];
