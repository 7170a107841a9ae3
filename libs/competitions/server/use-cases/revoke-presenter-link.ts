import { Injectable } from '@nestjs/common';
import { FastLinks } from '@rampa/accounts/server';
import { Failure, type Guid } from '@rampa/kernel';
import { UnitOfWork, type Scope } from '@rampa/platform/server';

@Injectable()
export class RevokePresenterLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: FastLinks,
  ) {}

  /** Works in an archived event too: taking access away changes nothing of it. */
  async run(scope: Scope, link: Guid): Promise<void> {
    await this.work.run({ scope }, async (tx) => {
      if ((await this.links.revokeLink(tx, link)) === 0) throw new Failure('notFound');
    });
  }
}
