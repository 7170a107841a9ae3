// An application being filled in: the list of its pages, one page at a time, what is still lacking. Of whoever may edit it.

import {
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useSearchParams } from 'react-router';
import { openedLater } from '@rampa/platform/web/desk';
import { filledSum } from '@rampa/applications/domain';
import type { Guid } from '@rampa/kernel';
import type { FillingModel, FormShown } from '../model/filling-model.ts';
import { HeldUploads } from '../model/held-uploads.ts';
import { BlockActions } from './BlockActions.tsx';
import { FieldUploads } from './FieldUploads.tsx';
import { FillingContext, type Filling } from './filling-context.ts';
import { FillingFoot } from './FillingFoot.tsx';
import { FillingHead } from './FillingHead.tsx';
import { askedAim, faultyField, goTo, type Aim } from './going.ts';
import { FormPageView } from './FormPageView.tsx';
import { Lacks, type Awaited } from './Lacks.tsx';
import { PageList, SEND_PAGE } from './PageList.tsx';
import { PlacelessAnswers } from './PlacelessAnswers.tsx';
import { SavingLine } from './SavingLine.tsx';
import { useBlockDeeds } from './use-block-deeds.ts';
import { usePastedList } from './use-pasted-list.tsx';
import { useLines } from './use-lines.ts';
import classes from '../style/filling.module.css';

const RemovedLater = openedLater(async () => (await import('./RemovedForm.tsx')).RemovedForm);

export interface FillingFormProps {
  model: FillingModel;
  canEdit: boolean;
  /** Of the event. */
  zone: string;
  /** Told instead of whether all is kept, where it is only looked at. */
  readWords?: string;
  /** What it waits for besides its fields. */
  awaited?: readonly Awaited[];
  /** Where the arrow of a phone leads, and what stands beside it: «Светлояр, заявка № 112». */
  back: { to: string; label: string };
  /** Beside the percent: number and state. */
  about: ReactNode;
  /** What the last page is called. */
  end: string;
  /** Above what is lacking, and at the foot where nothing stands beside the form. */
  beside?: ReactNode;
  atFoot?: ReactNode;
  /** The last page: the check and the sending. */
  children(form: FormShown, open: (aim: Aim) => void): ReactNode;
}

const NONE: readonly Awaited[] = [];

/** A letter stands in its field at once; what the whole form makes of it is drawn when no key waits. */
export function FillingForm(props: FillingFormProps) {
  const { model } = props;
  const form = useDeferredValue(useSyncExternalStore(model.subscribe, model.form));
  // Another application is never drawn with the form of the former one.
  return <FormShownNow {...props} form={form.view.application.guid === model.guid ? form : model.form()} />;
}

const FormShownNow = memo(function FormShownNow(props: FillingFormProps & { form: FormShown }) {
  const { model, form, canEdit, back, about, end, beside, atFoot, children, zone, readWords } = props;
  const awaited = props.awaited ?? NONE;
  const [isRemoved, setRemoved] = useState(false);
  const [search, setSearch] = useSearchParams();
  const [asked, setAsked] = useState<ReadonlySet<Guid>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim | null>(null);
  const [held] = useState(() => new HeldUploads());
  const linesOf = useLines(form.view.form.fields, form.view.application.competitionGuid);
  const wanted = search.get('page') ?? '';
  const { pages } = form;
  const isEnd = wanted === SEND_PAGE || pages.length === 0;
  const at = Math.max(
    0,
    pages.findIndex(({ guid }) => guid === wanted),
  );
  const page = isEnd ? null : pages[at]!;
  const open = useCallback(
    (next: Guid | typeof SEND_PAGE, then: Aim | null = null) => {
      model.settle();
      setSearch((now) => new URLSearchParams({ ...Object.fromEntries(now), page: next }));
      setAim(then ?? { page: next });
    },
    [model, setSearch],
  );
  // Made, and not read anew yet: it is gone to when it is here.
  const deeds = useBlockDeeds(
    model,
    (guid) => setAim({ page: pages.some((one) => one.guid === page?.guid) ? (page?.guid ?? guid) : guid, block: guid }),
    (guid) => {
      if (guid === page?.guid) open(pages[at - 1]?.guid ?? pages[at + 1]?.guid ?? SEND_PAGE);
    },
  );
  useEffect(() => {
    if (aim === null) return;
    // A section of its own is a page; another block stands on the page that is open.
    if (aim.block !== undefined && aim.block !== wanted && pages.some(({ guid }) => guid === aim.block)) {
      open(aim.block);
      return;
    }
    if (root.current && goTo(root.current, aim)) setAim(null);
  }, [aim, form, wanted, pages, open]);

  const isAsked = page !== null && asked.has(page.guid);
  const { take: isList, asked: aboutList } = usePastedList(model);
  const filling = useMemo<Filling>(
    () => ({ model, linesOf, canEdit, held, isList, isAsked }),
    [model, linesOf, canEdit, held, isList, isAsked],
  );
  const ask = (guid: Guid) => setAsked((now) => new Set([...now, guid]));
  const lead = (to: Aim) => {
    if (to.page !== SEND_PAGE) ask(to.page);
    open(to.page, to);
  };
  const next = pages[at + 1];
  const far = filledSum(form.filling);

  function goOn() {
    if (page === null) return;
    model.settle();
    const now = model.form().pages.find(({ guid }) => guid === page.guid);
    const faulty = now && !now.allowNextPage ? faultyField(now, model) : null;
    if (faulty === null) return open(next?.guid ?? SEND_PAGE);
    ask(page.guid);
    setAim({ page: page.guid, field: faulty });
  }

  function showAsked() {
    const first = askedAim(model, page?.guid ?? SEND_PAGE);
    if (first) lead(first);
  }

  const { saving, list } = {
    saving:
      readWords === undefined ? (
        <SavingLine queue={model.queue} application={model.guid} held={held} onShow={showAsked} />
      ) : (
        <p>{readWords}</p>
      ),
    list: (close?: () => void) => (
      <PageList
        {...{ form, deeds, end }}
        awaited={awaited.length}
        current={page?.guid ?? SEND_PAGE}
        onRemoved={() => {
          close?.();
          setRemoved(true);
        }}
        onOpen={(guid) => {
          close?.();
          open(guid);
        }}
      />
    ),
  };
  return (
    <FillingContext value={filling}>
      <FieldUploads {...{ model, form, held }} isOff={!canEdit} />
      <div className={classes.filling} ref={root}>
        <div className={classes.side}>
          <div className={classes.sum}>
            <b>{far.sum}</b>
            <span>
              {far.of}
              {far.of === '' ? null : <br />}
              {about}
            </span>
          </div>
          {list()}
        </div>
        <div className={classes.main}>
          <FillingHead {...{ form, back, saving, list }} at={page ? at : pages.length} title={page?.title ?? end}>
            {page && canEdit && page.block.block.max > 1 ? <BlockActions block={page.block} deeds={deeds} /> : null}
          </FillingHead>
          <PlacelessAnswers />
          {page ? (
            <FormPageView key={page.guid} page={page} form={form.view.form} deeds={deeds} />
          ) : (
            children(form, lead)
          )}
          {page ? (
            <FillingFoot
              said={atFoot}
              {...(pages[at - 1]
                ? { before: { title: pages[at - 1]!.title, go: () => open(pages[at - 1]!.guid) } }
                : {})}
              next={{ title: next?.title ?? end, go: goOn }}
              left={
                isAsked ? pages[at]!.fields.filter(({ error, field }) => error !== null && !field.isPrivate).length : 0
              }
            />
          ) : null}
        </div>
        <aside className={classes.aside} aria-label="Осталось заполнить">
          {page ? beside : null}
          {page ? (
            <Lacks {...{ awaited, pages, end }} filling={form.filling} onLead={lead} onEnd={() => open(SEND_PAGE)} />
          ) : null}
        </aside>
        {aboutList}
        <RemovedLater
          of={
            isRemoved && form.view.removedBlocks.length > 0
              ? { deeds, zone, removed: form.view.removedBlocks, onClose: () => setRemoved(false) }
              : null
          }
        />
      </div>
    </FillingContext>
  );
});
