import { useRef } from 'react';
import type { CanteenContent } from '../../content/franchise';
import { ContentHeroView } from '../content-page/content-hero';
import { QUOTE_FORM } from '../forms/definitions/quote-form';
import { FormPageProviders } from '../forms/form/form-page-providers';
import { SiteForm } from '../forms/form/site-form';
import { CallbackSection } from '../forms/sections/callback-section';
import { InvestmentCalculator } from '../franchise/investment-calculator';
import { PriceList } from '../franchise/price-list';
import { useReveal } from '../lib/use-reveal';
import { ReachUs } from '../ui/reach-us';
import './application.css';
import { FranchiseSections } from './franchise-sections';
import './content-page.css';

export function Page({ content }: { content: CanteenContent }) {
  const { quote, calculator, callback, carousel } = content;
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);

  return (
    <FormPageProviders texts={callback.shared}>
      <div className="content-page" ref={root}>
        <ContentHeroView hero={content.hero} />
        <section className="section application" id="quote" aria-labelledby="quote-title">
          <div className="section__inner application__columns">
            <div>
              <h2 className="section__title" id="quote-title">
                {quote.title}
              </h2>
              <p>{quote.lead}</p>
              <ReachUs />
            </div>
            <div className="application__sheet">
              <div className="awning" />
              <SiteForm form={QUOTE_FORM} texts={quote.form} shared={callback.shared} />
            </div>
          </div>
        </section>
        <FranchiseSections sections={content.intro} carousel={carousel} />
        <section className="section section--table" id="costs" aria-labelledby="costs-title">
          <div className="section__inner">
            <h2 className="section__title" id="costs-title">
              {calculator.title}
            </h2>
            <p className="section__lead">{calculator.lead}</p>
            <div className="costs">
              <PriceList texts={calculator} />
              <InvestmentCalculator texts={calculator} quoteLink="/kisan-canteen#quote" />
            </div>
          </div>
        </section>
        <FranchiseSections sections={content.sections} carousel={carousel} />
        <CallbackSection type="kisan_canteen_enquiry" content={callback} />
      </div>
    </FormPageProviders>
  );
}
