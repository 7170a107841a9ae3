import type { Kinds, Values } from './types.ts';

export const KINDS: Kinds = {
  letterTemplate: `select guid from mailings.template where organizer_guid = :organizer order by guid`,
};

/** A schema cannot say that a letter has a word in it. */
export const LETTER = {
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: 'Здравствуйте!' }] }],
};

export const VALUES: Values = {
  href: ['https://example.org/'],
  'TemplateMessage/Create.body': [LETTER],
  'TemplateMessage/Update.body': [LETTER],
  'TemplateMessage/SendTest.body': [LETTER],
};
