import type { AnswerOf, JudgeGetProfile } from '@rampa/contract';

/** The judge who signed in by the link. */
export type JudgeProfile = AnswerOf<typeof JudgeGetProfile>;
