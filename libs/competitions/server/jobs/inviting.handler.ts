import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '@rampa/platform/server';
import { PostInvitations } from '../use-cases/post-invitations.ts';
import { INVITING } from './inviting.ts';

@Injectable()
export class InvitingHandler implements OnModuleInit {
  constructor(
    private readonly post: PostInvitations,
    private readonly handlers: JobHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.add(INVITING, (job) => this.post.run(job));
  }
}
