import { Module, type OnModuleInit } from '@nestjs/common';
import { AcceptedMembers, competitionsRoom, DeletionVetoes, StatusUses } from '@rampa/competitions/server';
import { FormAnswers, formsRoom } from '@rampa/forms/server';
import { BookItemUses, referenceBooksRoom } from '@rampa/reference-books/server';
import { answerUses } from './queries/answer-uses.ts';
import { Answers } from './queries/answers.ts';
import { isAccepted, refuseSubmitted, statusesInUse } from './queries/settling.ts';

@Module({
  imports: [competitionsRoom.module, formsRoom.module, referenceBooksRoom.module],
  providers: [Answers],
})
export class ApplicationsModule implements OnModuleInit {
  constructor(
    private readonly formAnswers: FormAnswers,
    private readonly bookItems: BookItemUses,
    private readonly answers: Answers,
    private readonly accepted: AcceptedMembers,
    private readonly deletions: DeletionVetoes,
    private readonly statuses: StatusUses,
  ) {}

  onModuleInit(): void {
    this.formAnswers.register(this.answers);
    this.bookItems.register(answerUses);
    this.accepted.register(isAccepted);
    this.deletions.register(refuseSubmitted);
    this.statuses.register('application', statusesInUse);
  }
}
