import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { openedLater } from '../form/opened-later.tsx';
import { PHONE } from '../parts/phone.ts';
import type { TableColumns } from './table-columns.ts';

const ColumnsLater = openedLater(async () => (await import('./ColumnsForm.tsx')).ColumnsForm);

export function ColumnsButton<Row>({ columns, most }: { columns: TableColumns<Row>; most: number }) {
  const [isOpen, setOpen] = useState(false);
  // Cards have no columns. A panel that is open stays: without it nothing would free the page that it covers.
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false });
  return (
    <>
      {isPhone ? null : (
        <Button variant="default" leftSection={<IconColumns3 size={18} stroke={1.75} />} onClick={() => setOpen(true)}>
          Столбцы: {columns.shown.length} из {columns.all.length}
        </Button>
      )}
      <ColumnsLater
        of={isOpen ? { columns: columns as unknown as TableColumns<never>, most, onClose: () => setOpen(false) } : null}
      />
    </>
  );
}
