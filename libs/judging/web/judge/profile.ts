import type { AnswerOf, JudgeGetProfile } from '@rampa/contract';

/** Who has come in by the link. */
export type JudgeProfile = AnswerOf<typeof JudgeGetProfile>;
