import type { CanteenContent } from '../../content/franchise';
import { ContentHeroView } from '../content-page/content-hero';
import { QUOTE_FORM } from '../forms/definitions/quote-form';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { CallbackSection } from '../forms/sections/callback-section';
import { HeroForm } from '../forms/sections/hero-form';
import { SiteForm } from '../forms/ui/site-form';
import { InvestmentCalculator } from '../franchise/investment-calculator';
import { PriceList } from '../franchise/price-list';
import { revealOnScroll } from '../lib/reveal';
import { Section } from '../ui/section';
import { FranchiseSections } from './franchise-sections';
import './kisan-canteen-page.css';

export function Page({ content }: { content: CanteenContent }) {
  const { quote, calculator, callback, carousel } = content;
  return (
    <FormPageProviders texts={callback.shared}>
      <div ref={revealOnScroll}>
        <ContentHeroView
          hero={content.hero}
          form={
            <HeroForm id="quote" title={quote.title} lead={quote.lead}>
              <SiteForm form={QUOTE_FORM} texts={quote.form} shared={callback.shared} />
            </HeroForm>
          }
        />
        <FranchiseSections sections={content.intro} carousel={carousel} />
        <Section kind="table" id="costs" titleId="costs-title" title={calculator.title} lead={calculator.lead}>
          <div className="kisan-canteen-page__costs">
            <PriceList texts={calculator} />
            <InvestmentCalculator texts={calculator} quoteLink="/kisan-canteen#quote" />
          </div>
        </Section>
        <FranchiseSections sections={content.sections} carousel={carousel} />
        <CallbackSection type="kisan_canteen_enquiry" content={callback} />
      </div>
    </FormPageProviders>
  );
}
