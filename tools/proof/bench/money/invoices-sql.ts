// An account with a bank and an open invoice of each of the bench's applications.

export const OWN_ACCOUNT = '40702810138250123017';

export function invoicesSql(competition: string): string {
  return `
    insert into accounts.account (guid, user_type, login, password_hash, full_name, phone, city, is_verified)
      select organizer_guid, 'Organizer', 'bank@example.org', '', 'Лугова Елена', '', '', true
        from competitions.competition where guid = '${competition}';
    insert into finance.requisite (guid, owner_type, owner_guid, ordinal_number, country, type, fields)
      select bench.guid(4, 1), 'Organizer', organizer_guid, 900, 'RU', 1,
             jsonb_build_object('organizationName', 'АНО', 'inn', '7707083893', 'paymentAccount', '${OWN_ACCOUNT}')
        from competitions.competition where guid = '${competition}';
    insert into finance.document (guid, organizer_guid, competition_guid, application_guid, type, number, year, no, issued_on,
        amount, content, content_hash, payee_requisite_guid, author)
      select bench.guid(5, a.number), c.organizer_guid, c.guid, a.guid, 'invoice', '26-' || lpad(a.number::text, 5, '0'), 2026,
             a.number, current_date, 400000, '{}', '', bench.guid(4, 1), 'bench'
        from applications.application a join competitions.competition c on c.guid = a.competition_guid
       where a.competition_guid = '${competition}';
    analyze;`;
}
