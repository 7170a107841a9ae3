import { Controller } from '@nestjs/common';
import { PublicVoitingProtocolPackage, VotingProtocolDownloadPackage } from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ProtocolPackages } from '../seals/protocol-packages.ts';

@Controller()
export class ProtocolSealController {
  constructor(private readonly packages: ProtocolPackages) {}

  @Call(VotingProtocolDownloadPackage)
  download(@Input() { scope, query }: Given<typeof VotingProtocolDownloadPackage>) {
    return this.packages.forOrganizer(scope, query.competitionProgramGuid);
  }

  @Call(PublicVoitingProtocolPackage)
  show(@Input() { params }: Given<typeof PublicVoitingProtocolPackage>) {
    return this.packages.forStrangers(params.key);
  }
}
