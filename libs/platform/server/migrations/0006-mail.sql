-- Letters: written in the transaction of the deed that they tell of, sent by the worker.
create schema mail;

create table mail.letter (
  guid uuid primary key,
  -- What the letter is about («accounts.confirmation»); names no person.
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Sealed with the installation's key, for it holds links and codes; null once it was sent or came to nothing.
  body bytea,
  -- The same key is never sent twice.
  once_key text unique,
  state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
  attempts integer not null default 0,
  last_error text,
  job_guid uuid not null,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  expires_at timestamptz not null
);
create index letter_open on mail.letter (expires_at) where state in ('waiting', 'sending');
create index letter_created on mail.letter (created_at);
