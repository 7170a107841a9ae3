import { Controller } from '@nestjs/common';
import {
  OrganizerAddLogo,
  OrganizerDeleteLogo,
  OrganizerEmployeeAddLogo,
  OrganizerEmployeeDeleteLogo,
  OrganizerEmployeeGetProfile,
  OrganizerEmployeeUpdateProfile,
  OrganizerGetProfile,
  OrganizerUpdateProfile,
  ParticipantAddLogo,
  ParticipantCheckProfile,
  ParticipantDeleteLogo,
  ParticipantGetProfile,
  ParticipantUpdateProfile,
  UserGetNotifications,
  UserUpdateNotifications,
} from '@rampa/contract';
import { Call, Input, type Given } from '@rampa/platform/server';
import { ChangeLogo } from '../profiles/change-logo.ts';
import { GetProfile } from '../profiles/get-profile.ts';
import { Notifications } from '../profiles/notifications.ts';
import { UpdateProfile } from '../profiles/update-profile.ts';

@Controller()
export class ProfileController {
  constructor(
    private readonly getProfile: GetProfile,
    private readonly updateProfile: UpdateProfile,
    private readonly changeLogo: ChangeLogo,
    private readonly notifications: Notifications,
  ) {}

  @Call(OrganizerGetProfile)
  ofOrganizer(@Input() given: Given<typeof OrganizerGetProfile>) {
    return this.getProfile.run(given.scope);
  }

  @Call(ParticipantGetProfile)
  ofMember(@Input() given: Given<typeof ParticipantGetProfile>) {
    return this.getProfile.run(given.scope);
  }

  @Call(OrganizerEmployeeGetProfile)
  ofEmployee(@Input() given: Given<typeof OrganizerEmployeeGetProfile>) {
    return this.getProfile.run(given.scope);
  }

  @Call(ParticipantCheckProfile)
  check(@Input() given: Given<typeof ParticipantCheckProfile>) {
    return this.getProfile.check(given.scope);
  }

  @Call(OrganizerUpdateProfile)
  updateOrganizer(@Input() given: Given<typeof OrganizerUpdateProfile>) {
    return this.updateProfile.run(given.scope, given.body);
  }

  @Call(ParticipantUpdateProfile)
  updateMember(@Input() given: Given<typeof ParticipantUpdateProfile>) {
    return this.updateProfile.run(given.scope, given.body);
  }

  @Call(OrganizerEmployeeUpdateProfile)
  updateEmployee(@Input() given: Given<typeof OrganizerEmployeeUpdateProfile>) {
    return this.updateProfile.run(given.scope, given.body);
  }

  @Call(OrganizerAddLogo)
  addOrganizerLogo(@Input() given: Given<typeof OrganizerAddLogo>) {
    return this.changeLogo.upload(given.scope, given.request);
  }

  @Call(ParticipantAddLogo)
  addMemberLogo(@Input() given: Given<typeof ParticipantAddLogo>) {
    return this.changeLogo.upload(given.scope, given.request);
  }

  @Call(OrganizerEmployeeAddLogo)
  addEmployeeLogo(@Input() given: Given<typeof OrganizerEmployeeAddLogo>) {
    return this.changeLogo.upload(given.scope, given.request);
  }

  @Call(OrganizerDeleteLogo)
  deleteOrganizerLogo(@Input() given: Given<typeof OrganizerDeleteLogo>) {
    return this.changeLogo.remove(given.scope);
  }

  @Call(ParticipantDeleteLogo)
  deleteMemberLogo(@Input() given: Given<typeof ParticipantDeleteLogo>) {
    return this.changeLogo.remove(given.scope);
  }

  @Call(OrganizerEmployeeDeleteLogo)
  deleteEmployeeLogo(@Input() given: Given<typeof OrganizerEmployeeDeleteLogo>) {
    return this.changeLogo.remove(given.scope);
  }

  @Call(UserGetNotifications)
  wanted(@Input() given: Given<typeof UserGetNotifications>) {
    return this.notifications.run(given.scope);
  }

  @Call(UserUpdateNotifications)
  want(@Input() given: Given<typeof UserUpdateNotifications>) {
    return this.notifications.change(given.scope, given.body);
  }
}
