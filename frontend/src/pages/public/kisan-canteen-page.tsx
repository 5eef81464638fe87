import { useRef } from 'react';
import type { CanteenContent } from '../../content/franchise';
import { InvestmentCalculator } from '../../features/franchise/investment-calculator';
import { PriceList } from '../../features/franchise/price-list';
import { FormPageProviders } from '../../features/site-forms/form-page-providers';
import { QUOTE_FORM } from '../../features/site-forms/quote-form';
import { SiteForm } from '../../features/site-forms/site-form';
import { StripBand } from '../../features/site-forms/strip-band';
import { TopicHeroView } from '../../features/topic/topic-hero';
import { useReveal } from '../../shared/lib/use-reveal';
import { ReachUs } from '../../shared/ui/reach-us';
import './application.css';
import { FranchiseSections } from './franchise-sections';
import './topic-page.css';

export function Page({ content }: { content: CanteenContent }) {
  const { quote, calculator, strip, voices } = content;
  const root = useRef<HTMLDivElement>(null);
  useReveal(root);

  return (
    <FormPageProviders texts={strip.shared}>
      <div className="topic" ref={root}>
        <TopicHeroView hero={content.hero} />
        <section className="band application" id="quote" aria-labelledby="quote-title">
          <div className="band__inner application__columns">
            <div>
              <h2 className="band__title" id="quote-title">
                {quote.title}
              </h2>
              <p>{quote.lead}</p>
              <ReachUs />
            </div>
            <div className="application__sheet">
              <div className="awning" />
              <SiteForm form={QUOTE_FORM} texts={quote.form} shared={strip.shared} />
            </div>
          </div>
        </section>
        <FranchiseSections sections={content.intro} voices={voices} />
        <section className="band band--table" id="costs" aria-labelledby="costs-title">
          <div className="band__inner">
            <h2 className="band__title" id="costs-title">
              {calculator.title}
            </h2>
            <p className="band__lead">{calculator.lead}</p>
            <div className="costs">
              <PriceList texts={calculator} />
              <InvestmentCalculator texts={calculator} quoteLink="/kisan-canteen#quote" />
            </div>
          </div>
        </section>
        <FranchiseSections sections={content.sections} voices={voices} />
        <StripBand type="kisan_canteen_enquiry" content={strip} />
      </div>
    </FormPageProviders>
  );
}
