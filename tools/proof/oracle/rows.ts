// Rows of the tables as the oracle reads them.

export interface Stamp {
  epoch: string;
  revision: number;
}

export interface ItemRow {
  guid: string;
  program_guid: string;
  kind: string;
  order_key: string;
  number: string;
  block: string;
  performer: string;
  collective: string;
  city: string;
  institution: string;
  teachers: string;
  piece_title: string;
  authors: string;
  title: string;
  presenter_text: string;
  note: string;
  duration_s: number;
  people_count: number;
  nomination_guid: string | null;
  participant_guid: string | null;
  performer_kind: string;
  /** By group field: which value, and how it is called. */
  value_guids: Record<string, string>;
  group_values: Record<string, string>;
  activity: string;
  is_withdrawn: boolean;
  on_stage_at: Date | null;
  done_at: Date | null;
  /** The planned start that a recount left as it was. */
  planned_at: Date | null;
}

export interface ProgramRow {
  guid: string;
  title: string;
  tour: number;
  begins_at: Date | null;
  place: string;
  is_published: boolean;
  gap_s: number;
  /** A recount plans what is ahead from here. */
  replanned_at: Date | null;
  is_full_names: boolean;
  full_names_at: Date | null;
  full_names_by: string | null;
  is_award_order_open: boolean;
  prizes_at: 'first' | 'beforeGrandPrix' | 'last';
  /** Whose applications it takes; empty: all. */
  nominations: string[];
}

/** Empty `nominations`: every one. */
export interface CriterionRow {
  guid: string;
  nominations: string[];
  title: string;
  min_value: number;
  max_value: number;
  step: number;
  weight: number;
  is_required: boolean;
  position: number;
}

export interface MarkRow {
  item_guid: string;
  judge_guid: string;
  criterion_guid: string;
  value: number | null;
  version: number;
}

export interface AwardRow {
  guid: string;
  award_group_guid: string;
  title: string;
  kind: string;
  from_value: number | null;
  to_value: number | null;
  place_from: number | null;
  place_to: number | null;
  is_unique: boolean;
  color: string;
  /** The least is the highest title. */
  position: number;
}

export interface Tables {
  stamp: Stamp;
  competition: { guid: string; title: string; city: string; time_zone: string };
  /** In the order of the competition. */
  programs: ProgramRow[];
  /** In the running order of each program. */
  items: ItemRow[];
  /** Members with a performance here whose consent to publish does not stand. */
  withdrawnConsents: { guid: string }[];
  nominations: { guid: string; title: string }[];
  judges: { guid: string; full_name: string; is_chair: boolean; nominations: string[] }[];
  criteria: CriterionRow[];
  schemes: { nomination_guid: string | null; value: StoredScheme }[];
  settings: { mark_ahead: boolean; seeing_others: 'none' | 'numbered' | 'named' }[];
  protocols: {
    program_guid: string;
    state: string;
    version: number;
    locked_at: Date | null;
    /** What members, and whoever has the link, are granted; what is not there is not granted. */
    permissions: Record<string, boolean>;
    link_permissions: Record<string, boolean>;
  }[];
  marks: MarkRow[];
  abstentions: { item_guid: string; judge_guid: string }[];
  comments: { item_guid: string; judge_guid: string; body: string }[];
  adjustments: { item_guid: string; kind: string; amount: number }[];
  awardGroups: { guid: string; nominations: string[] }[];
  awards: AwardRow[];
  /** The newest last. */
  decisions: DecisionRow[];
  manualAwards: { item_guid: string; award_setting_guid: string }[];
  /** In the order of the prizes, then of the program; `giver`: a judge or a sponsor. */
  givenPrizes: { item_guid: string; title: string; giver: string }[];
  /** Of single judges, given or not. */
  judgesPrizes: {
    guid: string;
    judge_guid: string;
    title: string;
    description: string;
    copies: number | null;
    items: string[];
  }[];
  groupFields: { guid: string; is_grouping: boolean }[];
  groupValues: { guid: string; field_guid: string; title: string; position: number | null }[];
  displays: DisplayRow[];
  /** The newest last. */
  steps: {
    guid: string;
    program_guid: string;
    item_guid: string;
    activity: string;
    previous: string;
    made_at: Date;
    is_settled: boolean;
    maker: string | null;
    maker_name: string;
    is_link: boolean;
  }[];
  lateMarks: { program_guid: string }[];
  clearings: { program_guid: string; protocol_version: number; at: Date }[];
  /** What the clearings took and kept. */
  clearedMarks: {
    program_guid: string;
    item_guid: string;
    judge_guid: string;
    criterion_guid: string;
    value: number | null;
  }[];
  results: ResultRow[];
  /** Performances whose results the hall has seen. */
  shown: { item_guid: string; at: Date }[];
  /** The oldest first. */
  shownChanges: {
    item_guid: string;
    judge_guid: string;
    criterion_guid: string;
    shown_value: number | null;
    at: Date;
  }[];
  /** Said after the hall had seen the total; the last first. */
  shownAbstentions: { item_guid: string; judge_guid: string; abstains: boolean; at: Date }[];
}

export interface DisplayRow {
  key: string;
  program_guid: string | null;
  scene: string;
  reveal: string;
  show_judge_marks: boolean;
  layout: string;
  accent: string;
  ground: string;
  message: string;
  pause_title: string;
  pause_at: Date | null;
  pause_until: Date | null;
  /** Opaque key of a group that was chosen by name. */
  leaders_group: string | null;
  reloads: number;
  /** The picture that stays, and the performances whose values it holds. */
  frozen: { view: Record<string, unknown>; program: string | null; items: string[] } | null;
  /** Performances whose results the operator has released here. */
  released: string[];
  logo: string | null;
  background: string | null;
}

/** The chair's word on equal performances, the best first. */
export interface DecisionRow {
  guid: string;
  item_guids: string[];
  reason: string;
  at: Date;
}

export interface ResultRow {
  item_guid: string;
  total: number | null;
  place_from: number | null;
  award_title: string | null;
}

/** As the scheme stands in its table; the criteria have a table of their own. */
export interface StoredScheme {
  method: { kind: string; per?: string; high?: number; low?: number; minJudges?: number };
  perJudge: 'sum' | 'mean';
  rounding: { total: number; judge?: number; panel?: number; points?: number };
  missing: 'block' | 'meanOfPresent' | 'zero';
  ties: { kind: string }[];
  numbering: 'competition' | 'dense';
}
