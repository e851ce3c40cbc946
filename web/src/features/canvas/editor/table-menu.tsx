import type { Command } from 'prosemirror-state';
import { m } from '../../../paraglide/canvas.js';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { TABLE_TOOLS } from './commands.ts';
import styles from './toolbar.module.css';

/** The menu of commands for the table at the cursor. */
export function TableMenu({ run }: { readonly run: (command: Command) => void }) {
  return (
    <Menu face={m.canvas_table_menu()} className={styles.tableMenu}>
      <MenuItem onClick={() => run(TABLE_TOOLS.addRow)}>{m.canvas_table_add_row()}</MenuItem>
      <MenuItem onClick={() => run(TABLE_TOOLS.addColumn)}>{m.canvas_table_add_column()}</MenuItem>
      <MenuItem onClick={() => run(TABLE_TOOLS.header)}>{m.canvas_table_header()}</MenuItem>
      <MenuItem onClick={() => run(TABLE_TOOLS.deleteRow)}>{m.canvas_table_delete_row()}</MenuItem>
      <MenuItem onClick={() => run(TABLE_TOOLS.deleteColumn)}>{m.canvas_table_delete_column()}</MenuItem>
      <MenuItem onClick={() => run(TABLE_TOOLS.delete)}>{m.canvas_table_delete()}</MenuItem>
    </Menu>
  );
}
