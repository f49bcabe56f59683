import type { SentenceSet } from './sentence-set.ts'

export const genaiSentences: SentenceSet = {
  'ai.training': [
    ['yes', 'We do not use customer data to train AI models.', 'ai'],
    ['yes', 'Your content is never used to train our models or those of our providers.', 'ai'],
    ['yes', 'You can opt out of model training in your settings.', 'ai'],
    ['partial', 'To opt out of training, contact support.', 'ai'],
    ['no', 'We use your content to train our machine learning models.', 'ai'],
    ['not-stated', 'Employees receive security training.'],
    ['not-stated', 'You must not use the output to train competing models.', 'terms'],
    ['not-stated', 'Train your own model with our platform.', 'docs'],
  ],
  'ai.providers': [
    ['yes', 'AI features are powered by OpenAI and Anthropic.', 'ai'],
    ['yes', 'Prompts are processed by models hosted on Amazon Bedrock.', 'ai'],
    ['yes', 'We use Azure OpenAI as a subprocessor.', 'ai'],
    ['partial', 'Some features use third-party AI providers.', 'ai'],
    ['not-stated', 'Bring your own OpenAI API key.', 'docs'],
    ['not-stated', 'Our AI assistant summarises your documents.', 'docs'],
  ],
  'ai.retention': [
    ['yes', 'Our AI providers have agreed to zero data retention.', 'ai'],
    ['yes', 'Prompts and outputs are deleted after 30 days.', 'ai'],
    ['yes', 'Prompts sent to the model are not stored.', 'ai'],
    ['partial', 'Prompts are kept for a limited period by our AI provider.', 'ai'],
    ['not-stated', 'Audit logs are kept for 30 days.', 'docs'],
    ['not-stated', 'We do not train models on your prompts.', 'ai'],
  ],
  'ai.admin_off': [
    ['yes', 'Admins can turn off AI features for the whole organization.', 'ai'],
    ['yes', 'AI features are disabled by default until an admin enables them.', 'ai'],
    ['no', 'AI features cannot be disabled.', 'ai'],
    ['not-stated', 'You can opt out of training.', 'ai'],
    ['not-stated', 'Choose which model answers.', 'docs'],
    ['not-stated', 'Delete AI outputs at any time.', 'docs'],
  ],
  'ai.governance': [
    ['yes', 'We have published our responsible AI principles.', 'ai'],
    ['yes', 'Our AI governance committee reviews each use of AI.', 'ai'],
    ['yes', 'AI suggestions are reviewed by a human before they are applied.', 'ai'],
    ['not-stated', 'You are responsible for checking AI output.', 'ai'],
    ['not-stated', 'AI output may be inaccurate.', 'ai'],
    ['not-stated', 'We do not train on your data.', 'ai'],
  ],
}
