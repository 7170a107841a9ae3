import type { Kinds, Values } from './types.ts';

export const KINDS: Kinds = {
  judge: `select guid from judging.judge where competition_guid = :event and removed_at is null order by guid`,
  point: `select guid from judging.criterion where competition_guid = :event order by guid`,
  awardGroup: `select guid from judging.award_group where competition_guid = :event order by guid`,
  awardSetting: `select guid from judging.award_setting where competition_guid = :event order by kind, guid`,
};

export const VALUES: Values = {
  'ScoringScheme/Update.scheme': [
    {
      method: { kind: 'mean', per: 'judgeTotal' },
      perJudge: 'mean',
      rounding: { total: 2 },
      missing: 'block',
      ties: [{ kind: 'sharedPlace' }],
      numbering: 'competition',
    },
  ],
};
