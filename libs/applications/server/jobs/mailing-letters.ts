import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LetterFates, UnitOfWork } from '@rampa/platform/server';
import { letterMoved } from '../use-cases/mailing-moves.ts';

/** What has become of a letter of a mailing is told to the pages that follow it. */
@Injectable()
export class MailingLetters implements OnModuleInit {
  constructor(
    private readonly fates: LetterFates,
    private readonly work: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.fates.register('applications.mailing', async (letter) => {
      await this.work.run({ actor: 'mailing' }, (tx) => letterMoved(tx, letter));
    });
  }
}
