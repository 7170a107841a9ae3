import { Controller } from '@nestjs/common';
import { PublicAddress } from '@rampa/accounts/server';
import {
  CompetitionSetAccessToMobileProgram,
  MobileProgramFind,
  MobileProgramGetAccess,
  MobileProgramGetCalendar,
  MobileProgramGetCompetition,
  MobileProgramGetProgramByKey,
} from '@rampa/contract';
import { CalendarAnswer, Call, Input, ViewAnswer, Views, type Given } from '@rampa/platform/server';
import { MobileAccesses } from '../queries/mobile-access.ts';
import { MobileFinds } from '../queries/mobile-finds.ts';
import { SetMobileAccess } from '../use-cases/set-mobile-access.ts';

@Controller()
export class MobileProgramController {
  constructor(
    private readonly views: Views,
    private readonly accesses: MobileAccesses,
    private readonly setAccess: SetMobileAccess,
    private readonly finds: MobileFinds,
    private readonly addresses: PublicAddress,
  ) {}

  @Call(MobileProgramGetAccess)
  access(@Input() { scope, request }: Given<typeof MobileProgramGetAccess>) {
    return this.accesses.read(scope, request);
  }

  @Call(CompetitionSetAccessToMobileProgram)
  set(@Input() { scope, body, request }: Given<typeof CompetitionSetAccessToMobileProgram>) {
    return this.setAccess.run(scope, body, request);
  }

  @Call(MobileProgramGetCompetition)
  async event(@Input() { scope, query }: Given<typeof MobileProgramGetCompetition>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'mobile-event', query.key));
  }

  @Call(MobileProgramGetProgramByKey)
  async program(@Input() { scope, query }: Given<typeof MobileProgramGetProgramByKey>) {
    return new ViewAnswer(await this.views.read(scope.actor, 'mobile-program', query.programKey));
  }

  @Call(MobileProgramFind)
  find(@Input() { query }: Given<typeof MobileProgramFind>) {
    return this.finds.find(query.key, query.searchText);
  }

  @Call(MobileProgramGetCalendar)
  async calendar(@Input() { query, request }: Given<typeof MobileProgramGetCalendar>) {
    const origin = this.addresses.urlOf('', request);
    return new CalendarAnswer(await this.finds.calendar(query.programKey, query.itemGuid, origin), 'vystuplenie.ics');
  }
}
