// «Размер шрифта»: three sizes of the root, remembered on this device.

import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconTextSize } from '@tabler/icons-react';
import { FONT_SIZES, useFontSize, type FontSize } from '@rampa/platform/web/base';

const LABELS: Record<FontSize, string> = { 16: 'Обычный', 18: 'Крупный', 20: 'Очень крупный' };

export function FontSizeMenu() {
  const [size, setSize] = useFontSize();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon size={44} aria-label="Размер шрифта">
          <IconTextSize size={20} stroke={1.75} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Размер шрифта</Menu.Label>
        {FONT_SIZES.map((one) => (
          <Menu.Item
            key={one}
            role="menuitemradio"
            aria-checked={one === size}
            fz={one}
            rightSection={one === size ? <IconCheck size={16} stroke={2} /> : null}
            onClick={() => setSize(one)}
          >
            {LABELS[one]}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
