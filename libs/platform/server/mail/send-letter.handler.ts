import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '../jobs/kinds.ts';
import { MAIL_SEND } from './send-letter.ts';

@Injectable()
export class SendLetterHandler implements OnModuleInit {
  constructor(private readonly handlers: JobHandlers) {}

  onModuleInit(): void {
    this.handlers.add(MAIL_SEND, () => Promise.resolve({ state: 'waiting' }));
  }
}
