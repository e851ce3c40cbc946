import { language } from '../preferences/language.ts';

/** A day as weekday, in bold, and date; in Chinese the date comes first, as in `dateWords`. */
export function DayDate({ day, date }: { readonly day: string; readonly date: string }) {
  const weekday = <b>{day}</b>;
  return language === 'zh-CN' ? (
    <>
      {date}
      {weekday}
    </>
  ) : (
    <>
      {weekday} {date}
    </>
  );
}
