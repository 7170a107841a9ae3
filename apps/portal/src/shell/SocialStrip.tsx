// The strip of the organizer whose event the page is about: WhatsApp, VK, Telegram, phone, site. What he has not given
// is not there.

import { useLocation } from 'react-router';
import { ProfileGetParticipantGetOrganizerInfo } from '@rampa/contract';
import { contactsOf } from '@rampa/platform/web/base';
import { ContactLinks, useRead } from '@rampa/platform/web/desk';
import classes from './shell.module.css';

export function SocialStrip() {
  const { search } = useLocation();
  // Only an address that leads on to an event has an organizer; the server reads it from the Referer.
  const { data } = useRead(
    ProfileGetParticipantGetOrganizerInfo,
    {},
    { enabled: search.includes('back='), staleTime: 0 },
  );
  const contacts = data?.organizer ? contactsOf(data.organizer).filter(({ kind }) => kind !== 'email') : [];
  return <ContactLinks contacts={contacts} look="signs" className={classes.social} />;
}
