import { m } from '../../../../paraglide/canvas.js';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field.tsx';
import { usePicturePicker } from '../../posts/use-picture-picker.tsx';
import styles from './picture-field.module.css';

interface Props {
  readonly value: string;
  readonly onChange: (path: string) => void;
  readonly error: string | undefined;
}

/** A picture given as a path on the site or chosen from the library. */
export function PictureField({ value, onChange, error }: Props) {
  const { pick, dialog } = usePicturePicker();
  const choose = async () => {
    const picture = await pick();
    if (picture) onChange(picture.src);
  };
  return (
    <div className={styles.picture}>
      <TextField
        label={m.editing_picture()}
        hint={m.editing_picture_hint()}
        type="text"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={error}
      />
      <Button onClick={() => void choose()} aria-haspopup="dialog">
        {m.canvas_image_choose()}
      </Button>
      {dialog}
    </div>
  );
}
