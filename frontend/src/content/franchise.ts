/** The shapes of the franchise pages' texts: canteen, mandi and Sarthi. */
import type { ApplicationContent } from './application';
import type { ContentPage } from './content-page';
import type { QuoteField, SarthiField, SarthiSection, StripField } from './form-fields';
import type { FormTexts, SharedFormTexts } from './form-texts';
import type { CarouselLabels } from './home';

/** The short form that closes a page. */
export interface StripContent {
  readonly title: string;
  readonly text: string;
  readonly shared: SharedFormTexts;
  readonly form: FormTexts<StripField, never>;
}

export type InvestmentFee = 'processing' | 'booking' | 'franchise';
export type InvestmentItem = 'grocery' | 'exterior' | 'interior';

/** The words around the calculator's figures; `{min}`, `{max}`, `{area}` and `{amount}` are filled in. */
export interface CalculatorTexts {
  readonly title: string;
  readonly lead: string;
  readonly fees: Readonly<Record<InvestmentFee, string>>;
  readonly items: Readonly<Record<InvestmentItem, string>>;
  readonly perSquareFoot: string;
  readonly monthly: readonly { readonly name: string; readonly value: string }[];
  /** Accessible name of the calculator's form. */
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
  readonly quote: { readonly title: string; readonly lead: string; readonly form: FormTexts<QuoteField, never> };
  readonly intro: ContentPage['sections'];
  readonly calculator: CalculatorTexts;
  readonly voices: CarouselLabels;
  readonly strip: StripContent;
}

export interface MandiContent extends ContentPage {
  readonly strip: StripContent;
}

export interface SarthiContent extends ApplicationContent<SarthiField, SarthiSection> {
  readonly voices: CarouselLabels;
  readonly strip: StripContent;
}
