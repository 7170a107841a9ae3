import { Injectable } from '@nestjs/common';
import { FastLinks, LinkDevices, type CreatedLink, type LockedLink } from '@rampa/accounts/server';
import type { BodyOf, FastLoginEndDevice, FastLoginUpdate } from '@rampa/contract';
import { meant, type Guid } from '@rampa/kernel';
import { UnitOfWork, type EventScope, type Scope, type Transaction } from '@rampa/platform/server';
import { eventOf } from '../event-scope.ts';

/** What is done with a judge's or presenter's link while it works. */
@Injectable()
export class ChangeFastLink {
  constructor(
    private readonly work: UnitOfWork,
    private readonly links: FastLinks,
    private readonly devices: LinkDevices,
  ) {}

  async update(
    scope: Scope,
    { fastLinkGuid, base = {}, ...given }: BodyOf<typeof FastLoginUpdate>,
  ): Promise<Record<string, never>> {
    await this.with(scope, fastLinkGuid, async (tx, event, link) => {
      const standing = { dateExpires: link.expiresAt?.toISOString() ?? null, deviceLimit: link.deviceLimit };
      const { dateExpires: expires, deviceLimit } = { ...standing, ...meant(given, base, standing) };
      await this.devices.change(tx, event, link, { expires, deviceLimit });
    });
    return {};
  }

  /** The former one ends with its sessions. An end that has passed is not taken over. */
  renew(scope: Scope, guid: Guid): Promise<CreatedLink> {
    return this.with(scope, guid, (tx, event, link) => this.renewed(tx, event, link));
  }

  /** All of them or none, in the order of their guids, so that two who press at once wait for each other. */
  async renewAll(scope: Scope, guids: readonly Guid[]): Promise<(CreatedLink & { former: Guid })[]> {
    const event = eventOf(scope);
    const { result } = await this.work.run({ scope }, async (tx) => {
      const made: (CreatedLink & { former: Guid })[] = [];
      for (const former of [...new Set(guids)].toSorted()) {
        const link = await this.devices.locked(tx, event, former);
        made.push({ ...(await this.renewed(tx, event, link)), former });
      }
      return made;
    });
    return result;
  }

  /** Works in an archived event too: taking access away changes nothing of it. */
  async endDevice(
    scope: Scope,
    { fastLinkGuid, deviceGuid }: BodyOf<typeof FastLoginEndDevice>,
  ): Promise<Record<string, never>> {
    await this.with(scope, fastLinkGuid, (tx, event, link) => this.devices.end(tx, event, link, deviceGuid));
    return {};
  }

  private async renewed(tx: Transaction, { competition }: EventScope, link: LockedLink): Promise<CreatedLink> {
    await this.links.revokeLink(tx, link.guid);
    const isOver = link.expiresAt !== null && link.expiresAt.getTime() <= Date.now();
    return this.links.createFor(tx, {
      competition,
      role: link.role,
      ...(link.judge ? { judge: link.judge } : {}),
      name: link.name,
      expires: isOver ? undefined : link.expiresAt?.toISOString(),
      deviceLimit: link.deviceLimit,
    });
  }

  private async with<T>(
    scope: Scope,
    guid: Guid,
    deed: (tx: Transaction, event: EventScope, link: LockedLink) => Promise<T>,
  ): Promise<T> {
    const event = eventOf(scope);
    const worked = await this.work.run({ scope }, async (tx) =>
      deed(tx, event, await this.devices.locked(tx, event, guid)),
    );
    return worked.result;
  }
}
