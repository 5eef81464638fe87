/** Texts of the franchise pages (canteen, mandi, Sarthi) and of pages with a callback form. */
import type { ApplicationContent } from './application';
import type { ContentPage } from './content-page';
import type { CarouselLabels } from './home';

export interface CallbackContent {
  readonly title: string;
  readonly text: string;
}

export type InvestmentFee = 'processing' | 'booking' | 'franchise';
export type InvestmentItem = 'grocery' | 'exterior' | 'interior';

/** The table of the three shop sizes. `{area}`, `{from}` and `{to}` are placeholders. */
export interface SizeTexts {
  readonly title: string;
  readonly shop: string;
  readonly areas: readonly [smallest: string, usual: string, largest: string];
  readonly stocked: string;
  readonly complete: string;
  readonly covers: string;
}

/** Texts for the calculator. `{min}`, `{max}`, `{area}` and `{amount}` are placeholders. */
export interface CalculatorTexts {
  readonly title: string;
  readonly lead: string;
  readonly fees: Readonly<Record<InvestmentFee, string>>;
  readonly items: Readonly<Record<InvestmentItem, string>>;
  readonly perSquareFoot: string;
  readonly sizes: SizeTexts;
  readonly monthly: readonly { readonly name: string; readonly value: string }[];
  readonly form: string;
  readonly area: string;
  readonly areaHint: string;
  readonly outside: string;
  readonly choose: string;
  readonly alwaysIncluded: string;
  readonly calculate: string;
  readonly total: string;
  readonly fixedFees: string;
  readonly approximate: string;
  readonly noScript: string;
  readonly quote: string;
}

export interface CanteenContent extends ContentPage {
  readonly quote: { readonly title: string; readonly lead: string };
  readonly intro: ContentPage['sections'];
  readonly calculator: CalculatorTexts;
  readonly carousel: CarouselLabels;
  readonly callback: CallbackContent;
}

export interface CallbackPageContent extends ContentPage {
  readonly callback: CallbackContent;
}

export interface SarthiContent extends ApplicationContent {
  readonly carousel: CarouselLabels;
  readonly callback: CallbackContent;
}
