import { useMutation } from '@tanstack/react-query';
import { requestFile } from '../../../api/client.ts';
import { m } from '../../../paraglide/later.js';
import { Button } from '../../../ui/button.tsx';
import { Fault } from '../../../ui/fault.tsx';
import { saveBlob } from '../../../ui/save-blob.ts';

/** Downloads the card of a code as PDF. */
export function PrintButton({ code, strong = false }: { readonly code: string; readonly strong?: boolean }) {
  const print = useMutation({
    mutationFn: () => requestFile('printGift', { body: { code } }),
    onSuccess: (pdf) => saveBlob(pdf, m.gift_file()),
  });
  return (
    <>
      <Button variant={strong ? 'strong' : 'plain'} busy={print.isPending} onClick={() => print.mutate()}>
        {m.gift_print()}
      </Button>
      <Fault>{print.error?.message}</Fault>
    </>
  );
}
